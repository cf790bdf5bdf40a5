"""How long a recording is, measured in the file itself. Plays nothing; believes no head that its packets contradict."""

from collections.abc import Callable, Mapping
from typing import Final

from conteur.web.sound.mp3 import mp3_seconds
from conteur.web.sound.mp4 import mp4_seconds
from conteur.web.sound.ogg import ogg_seconds
from conteur.web.sound.wav import wav_seconds
from conteur.web.sound.webm import webm_seconds

_MEASURES: Final[Mapping[str, Callable[[bytes], float | None]]] = {
    "audio/webm": webm_seconds,
    "audio/ogg": ogg_seconds,
    "audio/mp4": mp4_seconds,
    "audio/mpeg": mp3_seconds,
    "audio/wav": wav_seconds,
}
"""What browsers record, and what telephones keep of their own."""
_OTHER_NAMES: Final = {
    "audio/m4a": "audio/mp4",
    "audio/x-m4a": "audio/mp4",
    "audio/mp3": "audio/mpeg",
    "audio/wave": "audio/wav",
    "audio/x-wav": "audio/wav",
}


def kind_of(written: str) -> str:
    """The kind of content, without its details, under the name everybody knows."""
    kind = written.partition(";")[0].strip().lower()
    return _OTHER_NAMES.get(kind, kind)


def seconds_of(kind: str, content: bytes) -> float | None:
    """How long it plays; None if that cannot be told."""
    measure = _MEASURES.get(kind)
    return None if measure is None else measure(content)
