"""A model that knows pictures and words alike, from a folder the operator brought: ONNX only, and only as promised."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors = NDArray[np.float32]

KIND: Final = "image-text"
FILES: Final = ("vision.onnx", "text.onnx", "tokenizer.json")
_LARGEST: Final = 40_000_000
"""Pixels."""


class SightError(ValueError):
    """A folder that cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a model wants to be given, and what it is called there."""

    size: int
    mean: tuple[float, ...]
    std: tuple[float, ...]
    image_input: str
    image_output: str
    text_input: str
    text_output: str
    max_len: int
    pad_id: int
    eos_id: int | None
    is_lowercase: bool

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Manifest":
        """From `manifest.json`; KeyError, TypeError or ValueError if something is missing or no number."""
        image, text = told["image"], told["text"]
        return cls(
            size=int(image["size"]),
            mean=tuple(map(float, image["mean"])),
            std=tuple(map(float, image["std"])),
            image_input=str(image["input"]),
            image_output=str(image["output"]),
            text_input=str(text["input"]),
            text_output=str(text.get("output", image["output"])),
            max_len=int(text["max_len"]),
            pad_id=int(text["pad_id"]),
            eos_id=None if text.get("eos_id") is None else int(text["eos_id"]),
            is_lowercase=bool(text.get("lowercase", False)),
        )


class Sight:
    """An image-text model. Checked at once, loaded when first needed; what was checked is what is loaded."""

    def __init__(self, folder: Path) -> None:
        """SightError unless everything in the folder is what its manifest says."""
        told = _manifest(folder)
        if told.get("kind") != KIND:
            raise SightError(f"{folder}: the manifest's kind is {told.get('kind')!r}; conteur uses {KIND!r} only")
        try:
            self.manifest = Manifest.read(told)
        except (KeyError, TypeError, ValueError) as error:
            raise SightError(f"{folder}: the manifest does not say what it must: {error}") from None
        sums = told.get("sha256")
        self._sums: Mapping[str, Any] = sums if isinstance(sums, dict) else {}
        self._folder = folder
        for name in FILES:
            self._checked(name)

    def _checked(self, name: str) -> bytes:
        try:
            content = (self._folder / name).read_bytes()
        except OSError:
            raise SightError(f"{self._folder}: there is no {name}") from None
        if hashlib.sha256(content).hexdigest() != self._sums.get(name):
            raise SightError(f"{self._folder}: {name} is not the file its manifest promises (sha256)")
        return content

    def _session(self, name: str) -> Any:  # noqa: ANN401 - onnxruntime has no types
        try:
            import onnxruntime
        except ImportError:
            raise SightError("looking at pictures needs more packages: pip install 'conteur[bots-vision]'") from None
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1  # tables come first
        try:
            return onnxruntime.InferenceSession(self._checked(name), options, providers=["CPUExecutionProvider"])
        except SightError:
            raise
        except Exception as error:  # noqa: BLE001 - onnxruntime raises what it likes
            raise SightError(f"{self._folder}: {name} cannot be loaded: {error}") from None

    def encode_texts(self, texts: Sequence[str]) -> "Vectors":
        """One unit vector a text. The tower is loaded for this call and let go after it."""
        import numpy as np
        from tokenizers import Tokenizer

        told = self.manifest
        try:
            tokenizer = Tokenizer.from_str(self._checked("tokenizer.json").decode())
        except SightError:
            raise
        except Exception as error:  # noqa: BLE001 - tokenizers raises what it likes
            raise SightError(f"{self._folder}: tokenizer.json cannot be read: {error}") from None
        tower = self._session("text.onnx")
        rows = []
        for text in texts:
            ids = tokenizer.encode(text.lower() if told.is_lowercase else text).ids
            if told.eos_id is not None:
                words = [each for each in ids if each != told.eos_id]
                ids = [*words[: told.max_len - 1], told.eos_id]
            ids = ids[: told.max_len]
            rows.append(ids + [told.pad_id] * (told.max_len - len(ids)))
        return self._run(tower, told.text_output, {told.text_input: np.array(rows, np.int64)})

    def eye(self) -> "Eye":
        """The other tower, for as long as there is something to look at."""
        return Eye(self, self._session("vision.onnx"))

    def _run(self, tower: Any, output: str, given: Mapping[str, "NDArray[Any]"]) -> "Vectors":  # noqa: ANN401 - as above
        import numpy as np

        try:
            (found,) = tower.run([output], given)
        except Exception as error:  # noqa: BLE001 - as above
            raise SightError(f"{self._folder}: the model does not work as its manifest says: {error}") from None
        vectors = np.asarray(found, np.float32).reshape(len(found), -1)
        unit: Vectors = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)
        return unit


class Eye:
    """Looks at one picture after the other."""

    def __init__(self, sight: Sight, tower: Any) -> None:  # noqa: ANN401 - onnxruntime has no types
        """A loaded tower."""
        self._sight, self._tower = sight, tower

    def encode(self, image: bytes) -> "Vectors | None":
        """One unit vector in a row; None if it cannot be looked at."""
        import numpy as np
        from PIL import Image, UnidentifiedImageError

        told = self._sight.manifest
        try:
            with Image.open(BytesIO(image)) as opened:
                if opened.width * opened.height > _LARGEST:
                    return None
                small = opened.convert("RGB").resize((told.size, told.size))
        except (UnidentifiedImageError, OSError, ValueError):
            return None
        pixels = (np.asarray(small, np.float32) / 255 - np.array(told.mean, np.float32)) / np.array(
            told.std, np.float32
        )
        given = np.ascontiguousarray(pixels.transpose(2, 0, 1)[None], np.float32)
        return self._sight._run(self._tower, told.image_output, {told.image_input: given})  # noqa: SLF001 - its own eye


def _manifest(folder: Path) -> dict[str, Any]:
    try:
        told = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except OSError:
        raise SightError(f"{folder}: there is no manifest.json; see docs/bots.md") from None
    except ValueError as error:
        raise SightError(f"{folder}: manifest.json is no JSON: {error}") from None
    if not isinstance(told, dict):
        raise SightError(f"{folder}: manifest.json is no object")
    return told
