"""Writes src/conteur/tables/confusables.py from Unicode's list of confusable letters (UTS #39).

    python scripts/make_confusables.py CONFUSABLES.json

The file is `confusables.json` in the wheel of confusable-homoglyphs 3.3.1, which has all of Unicode's confusables.txt;
the package itself, 900 KB, is not needed to compare names.
"""

import json
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).parents[1] / "src" / "conteur" / "tables" / "confusables.py"
LEFT_TO_RIGHT: Final = "\u200e"
"""Around right-to-left letters in the list, so that the list can be read."""
WIDTH: Final = 110
TOGETHER: Final = 8
"""Letters of one look in one string, so that lines stay short."""
HEAD: Final = '''"""Letters that look alike, from Unicode's confusables.txt. Made by scripts/make_confusables.py.

Changed from the original: only letters, marks and digits that NFKC and NFD leave as they are; no Hangul.
Copyright 1991 Unicode, Inc., under the licence in LICENSE-UNICODE.
"""

from typing import Final

_CLASSES: Final = (
'''
TAIL: Final = ''')

LOOKS: Final = {
    ord(letter): look for look, _, letters in (each.partition("=") for each in _CLASSES.split()) for letter in letters
}
"""What to write instead of each letter, so that two that look the same become the same."""
'''


def classes(listed: dict[str, list[dict[str, str]]]) -> list[set[str]]:
    """Classes of letters that look the same."""
    parents: dict[str, str] = {}

    def find(text: str) -> str:
        parents.setdefault(text, text)
        while parents[text] != text:
            text = parents[text]
        return text

    for one, others in listed.items():
        for other in others:
            parents[find(one.replace(LEFT_TO_RIGHT, ""))] = find(other["c"].replace(LEFT_TO_RIGHT, ""))
    found = defaultdict(set)
    for text in parents:
        found[find(text)].add(text)
    return list(found.values())


def is_compared(letter: str) -> bool:
    """Whether a normalised name can contain it."""
    is_stable = all(unicodedata.normalize(form, letter) == letter for form in ("NFKC", "NFD"))
    is_hangul = unicodedata.name(letter, "").startswith("HANGUL")
    return is_stable and unicodedata.category(letter)[0] in "LMN" and not is_hangul


def plainness(text: str) -> tuple[bool, bool, str]:
    """A sort key; the smallest of a class represents the others: lower-case ASCII letters first."""
    return not (text.isascii() and text.islower()), not (text.isascii() and text.isalpha()), text


def looks(listed: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """The replacement for each letter; several letters where one looks like them, as m looks like rn."""
    found = {}
    for each in classes(listed):
        letters = {text for text in each if len(text) == 1 and is_compared(text)}
        several = sorted(text for text in each if len(text) > 1 and all(map(is_compared, text)))
        if letters and (several or len(letters) > 1):
            look = several[0] if several else min(letters, key=plainness)
            found.update(dict.fromkeys(letters - {look}, look))
    table = str.maketrans(found)
    for _ in range(3):  # a look of several letters may itself have letters that look like others
        found = {letter: look.translate(table) for letter, look in found.items()}
    return found


def main() -> None:
    """Write the module."""
    listed = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    by_look = defaultdict(list)
    for letter, look in looks(listed).items():
        by_look[look].append(letter)
    lines = [""]
    for look, letters in sorted(by_look.items()):
        for first in range(0, len(letters), TOGETHER):
            piece = ascii(f"{look}={''.join(sorted(letters)[first : first + TOGETHER])} ")[1:-1]
            if len(lines[-1]) + len(piece) > WIDTH:
                lines.append("")
            lines[-1] += piece
    body = "".join(f'    "{line}"\n' for line in lines)
    TARGET.write_text(HEAD + body + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main()
