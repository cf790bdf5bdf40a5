"""A model that knows three colours and three words for them, made as large ones are: two towers and a tokenizer."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace

WORDS = {"sea": (-1, -1, 1), "fire": (1, -1, -1), "forest": (-1, 1, -1)}
SIZE, LENGTH = 8, 6


def make_model(folder: Path, **changes: Any) -> Path:  # noqa: ANN401 - whatever a manifest may say
    """A folder as an operator would bring it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vision.onnx").write_bytes(_vision())
    (folder / "text.onnx").write_bytes(_text())
    vocabulary = {"[PAD]": 0, "[UNK]": 1, "[EOS]": 2} | {word: 3 + number for number, word in enumerate(WORDS)}
    tokenizer = Tokenizer(WordLevel(vocabulary, unk_token="[UNK]"))  # noqa: S106 - no secret
    tokenizer.pre_tokenizer = Whitespace()
    tokenizer.save(str(folder / "tokenizer.json"))
    names = ("vision.onnx", "text.onnx", "tokenizer.json")
    told = {
        "kind": "image-text",
        "image": {"size": SIZE, "mean": [0.5] * 3, "std": [0.5] * 3, "input": "pixel_values", "output": "pooled"},
        "text": {"max_len": LENGTH, "pad_id": 0, "eos_id": 2, "lowercase": True, "input": "input_ids"},
        "sha256": {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names},
    }
    (folder / "manifest.json").write_text(json.dumps({**told, **changes}), encoding="utf-8")
    return folder


def _vision() -> bytes:
    """The mean colour."""
    nodes = [
        helper.make_node("GlobalAveragePool", ["pixel_values"], ["mean"]),
        helper.make_node("Flatten", ["mean"], ["pooled"]),
    ]
    given = helper.make_tensor_value_info("pixel_values", TensorProto.FLOAT, ["n", 3, SIZE, SIZE])
    return _model(nodes, given, [])


def _text() -> bytes:
    """The sum of the colours of the words."""
    table = np.array([(0, 0, 0)] * 3 + list(WORDS.values()), np.float32)
    nodes = [
        helper.make_node("Gather", ["table", "input_ids"], ["colours"]),
        helper.make_node("ReduceSum", ["colours", "axis"], ["pooled"], keepdims=0),
    ]
    given = helper.make_tensor_value_info("input_ids", TensorProto.INT64, ["n", LENGTH])
    axis = numpy_helper.from_array(np.array([1], np.int64), "axis")
    return _model(nodes, given, [numpy_helper.from_array(table, "table"), axis])


def _model(nodes: list[Any], given: Any, constants: list[Any]) -> bytes:  # noqa: ANN401 - onnx has no types
    told = helper.make_tensor_value_info("pooled", TensorProto.FLOAT, ["n", 3])
    graph = helper.make_graph(nodes, "tiny", [given], [told], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    return bytes(model.SerializeToString())
