"""Pictures people upload, from the file to the table.

`studio` takes uploads and saves decks; `sandbox` opens files in a child process (sandbox_child), where `archive`
reads zips and `prepare` decodes, turns, crops (crop.py), re-encodes and hashes an image. Others import `studio`,
`sandbox` (and `prepared`, what it returns), `saved_decks`, `refusals` and the limits in `archive` and `prepare`.
"""
