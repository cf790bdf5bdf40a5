"""Pictures people upload, from the file to the table.

`studio` takes uploads and saves decks; `sandbox` opens files in a child process (sandbox_child), where `archive`
reads zips and `prepare` decodes, rotates, crops (crop.py), re-encodes and hashes an image. Others import `studio`,
`sandbox` (and `prepared`, its result), `saved_decks`, `refusals` and the limits in `archive` and `prepare`.
"""
