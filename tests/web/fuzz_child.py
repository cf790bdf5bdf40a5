"""A decoder under atheris, in a separate process: python -m tests.web.fuzz_child KIND CORPUS -runs=N -seed=N.

Whatever the bytes are, they are decoded or refused in the one way that the callers know; and what was decoded can be
encoded and read again.
"""

import sys
from collections.abc import Callable

import atheris

with atheris.instrument_imports(include=["conteur"]):
    import msgspec

    from conteur.store.codec import CodecError
    from conteur.store.entries import decode_entry, encode_entry
    from conteur.web.protocol import messages as m
    from conteur.web.protocol.encode import decode_message, read_move


def read_frame(data: bytes) -> None:
    """As a table's socket does; the transport has checked that it is text."""
    try:
        text = data.decode()
        message = decode_message(text.encode())
    except (UnicodeDecodeError, msgspec.MsgspecError, RecursionError):
        return
    if isinstance(message, m.MakeMove):
        read_move(message.move)
    if message != decode_message(msgspec.json.encode(message)):
        raise AssertionError(message)


def read_entry(data: bytes) -> None:
    """As a log is read."""
    try:
        entry = decode_entry(data)
    except CodecError:
        return
    if entry != decode_entry(encode_entry(entry)):
        raise AssertionError(entry)


KINDS: dict[str, Callable[[bytes], None]] = {"frames": read_frame, "entries": read_entry}

if __name__ == "__main__":
    kind = sys.argv.pop(1)
    atheris.Setup(sys.argv, KINDS[kind])
    atheris.Fuzz()
