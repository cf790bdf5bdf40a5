"""A language nobody speaks: English with accents, in brackets, and two fifths longer. Shows text that has no room."""

import re
from pathlib import Path
from typing import Final

_ACCENTS: Final = str.maketrans("aeiouycnsAEIOUYCNS", "áéíöüýçñšÁÉÍÖÜÝÇÑŠ")
_LONGER: Final = 1.4
_FILLING: Final = "ötter wörds äre löng ünd brœd "
_MESSAGE: Final = re.compile(r"^(?P<before>[a-z][\w-]* = |\s+\*?\[\w+\] )(?P<text>.*)$")
_PLACEABLE: Final = re.compile(r"(\{[^{}]*\})")


def stretch(text: str) -> str:
    """One sentence, accented, longer and in brackets; what stands in braces stays."""
    plain = _PLACEABLE.sub("", text)
    more = round(len(plain) * (_LONGER - 1))
    spoken = "".join(part if part.startswith("{") else part.translate(_ACCENTS) for part in _PLACEABLE.split(text))
    filling = (_FILLING * (more // len(_FILLING) + 1))[:more].rstrip()
    return f"⟦{spoken} {filling}⟧" if filling else f"⟦{spoken}⟧"


def pseudo(ftl: str) -> str:
    """A whole file of messages."""
    return "\n".join(_line(line) for line in ftl.splitlines()) + "\n"


def _line(line: str) -> str:
    found = _MESSAGE.match(line)
    if found is None or found["text"].endswith("->"):
        return line
    return found["before"] + stretch(found["text"])


def as_module(path: Path) -> str:
    """The file as the script the client loads for a language."""
    text = pseudo(path.read_text(encoding="utf-8")).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    return f"export default `{text}`"
