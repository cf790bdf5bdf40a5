"""How long a recording is: measured in real files, and in files that lie."""

import struct
import time
from pathlib import Path
from random import Random

import pytest

from conteur.web.sound import kind_of, seconds_of
from conteur.web.sound.opus import packet_seconds

SOUNDS = Path(__file__).parent / "sounds"
"""Tones, written by FFmpeg; those called chromium were recorded by that browser's own MediaRecorder."""
FILES = sorted(SOUNDS.iterdir())
KINDS = {".webm": "audio/webm", ".ogg": "audio/ogg", ".mp4": "audio/mp4", ".mp3": "audio/mpeg", ".wav": "audio/wav"}
LARGEST = 320 * 1024


def measured(name: str, content: bytes | None = None) -> float | None:
    """A file's seconds."""
    path = SOUNDS / name
    return seconds_of(KINDS[path.suffix], path.read_bytes() if content is None else content)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_real_recording(path: Path) -> None:
    """As long as its name says, to a tenth of a second and the encoder's own silence."""
    told = float(path.stem.partition("-")[2].removesuffix("s"))
    assert measured(path.name) == pytest.approx(told, abs=0.15)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@pytest.mark.parametrize("kind", [*KINDS.values(), "audio/flac", ""])
def test_a_recording_under_another_name(path: Path, kind: str) -> None:
    """Is not measured."""
    assert (seconds_of(kind, path.read_bytes()) is None) == (kind != KINDS[path.suffix])


@pytest.mark.parametrize(
    ("packet", "seconds"),
    [
        (b"", 0),
        (b"\x00", 0.01),
        (b"\x18", 0.06),
        (b"\x61", 0.02),
        (b"\x80", 0.0025),
        (b"\xfa", 0.04),
        (b"\xff\x06", 0.12),
    ],
)
def test_an_opus_packet(packet: bytes, seconds: float) -> None:
    """Its first byte has the frame's length and their number."""
    assert packet_seconds(packet) == pytest.approx(seconds)


def test_timestamps_that_lie() -> None:
    """Twelve seconds of packets are twelve seconds, even if every block says it is played at the beginning."""
    content = (SOUNDS / "tone-12s.webm").read_bytes()
    parts = content.split(b"\xa3")
    lying = b"\xa3".join([parts[0], *(_at_zero(part) for part in parts[1:])])
    assert measured("tone-12s.webm", lying) == pytest.approx(12, abs=0.1)
    ogg = bytearray((SOUNDS / "tone-12s.ogg").read_bytes())
    at = -1
    while (at := ogg.find(b"OggS", at + 1)) >= 0:
        ogg[at + 6 : at + 14] = bytes(8)
    assert measured("tone-12s.ogg", bytes(ogg)) == pytest.approx(12, abs=0.1)


def _at_zero(part: bytes) -> bytes:
    """What follows the mark of a block, with its time set to nothing; anything else as it was."""
    head = 2 if part[:1] and part[0] & 0x80 else 3
    return part[:head] + bytes(2) + part[head + 2 :] if part[head - 1 : head] == b"\x81" else part


@pytest.mark.parametrize("name", ["opus-12s.mp4", "opus_fragments-12s.mp4"])
def test_tables_that_lie_about_opus(name: str) -> None:
    """The packets are asked, however short the tables say they are; and where they are not found, nothing is said."""
    content = (SOUNDS / name).read_bytes()
    lying = content.replace(struct.pack(">I", 960), struct.pack(">I", 1))
    assert lying != content
    begin = lying.find(b"mvhd")
    lying = lying[: begin + 20] + bytes(4) + lying[begin + 24 :]
    assert measured(name, lying) == pytest.approx(12, abs=0.15)
    at = content.rfind(b"mdat") - 4
    (size,) = struct.unpack_from(">I", content, at)
    elsewhere = content[:at] + struct.pack(">I", size + 1) + content[at + 4 : at + 8] + b"x" + content[at + 8 :]
    assert measured(name, elsewhere) is None


@pytest.mark.parametrize("name", ["tone-12s.mp4", "fragments-12s.mp4"])
def test_tables_that_lie(name: str) -> None:
    """Packets of AAC become at least so many samples, however short the tables say they are."""
    content = (SOUNDS / name).read_bytes()
    lying = content.replace(struct.pack(">I", 1024), struct.pack(">I", 1))
    assert lying != content
    found = measured(name, lying)
    assert found is None or found > 11  # refused, or not believed


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recording_that_is_cut_or_spoilt(path: Path) -> None:
    """Every answer is a length or none: no exception, nothing below nothing, nothing that is no number."""
    content, random = path.read_bytes(), Random(path.name)  # noqa: S311 - the same every time
    for _ in range(150):
        spoilt = bytearray(content[: random.randrange(len(content))] if random.random() < 0.3 else content)
        for _ in range(random.choice((0, 1, 3, 30))):
            if spoilt:
                spoilt[random.randrange(min(len(spoilt), random.choice((64, 2000, len(spoilt)))))] = random.randrange(
                    256
                )
        found = measured(path.name, bytes(spoilt))
        assert found is None or found >= 0


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("audio/webm", b"\xec\x80" * (LARGEST // 2)),
        ("audio/webm", b"\xa0\x80" * (LARGEST // 2)),
        ("audio/webm", b"\x1a\x45\xdf\xa3" * (LARGEST // 4)),
        ("audio/ogg", (b"OggS" + bytes(22) + b"\xff" + bytes(255)) * (LARGEST // 282)),
        ("audio/mp4", struct.pack(">I4s", LARGEST, b"moov") * (LARGEST // 8)),
        ("audio/mp4", struct.pack(">I4s", 8, b"free") * (LARGEST // 8)),
        ("audio/mp4", b"".join(struct.pack(">I4s", LARGEST - 8 * n, b"trak") for n in range(LARGEST // 8))),
        ("audio/mpeg", b"\xff\xe3\x18\x00" * (LARGEST // 4)),
        ("audio/wav", b"RIFF\0\0\0\0WAVE" + b"junk\0\0\0\0" * (LARGEST // 8 - 2)),
        ("audio/wav", b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0" + bytes(16) + b"data\xff\xff\xff\xff" + bytes(1000)),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{value[:12]!r}",
)
def test_a_file_made_to_cost_time(kind: str, content: bytes) -> None:
    """Refused, and in no more work than the largest honest one."""
    since = time.process_time()
    found = seconds_of(kind, content)
    assert found is None or found > 10.5
    assert time.process_time() - since < 1.0  # a fiftieth of it on a quiet machine


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("Audio/WebM; codecs=opus", "audio/webm"),
        ("audio/x-m4a", "audio/mp4"),
        ("audio/webm, text/html", None),
        ("", None),
    ],
)
def test_the_name_of_a_kind(written: str, kind: str | None) -> None:
    """Details and capitals do not matter; several names do."""
    assert kind == kind_of(written) or (kind is None and kind_of(written) not in KINDS.values())
