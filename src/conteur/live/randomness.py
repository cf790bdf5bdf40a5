"""Random keys, secrets and table codes."""

import secrets

from conteur.tables.keys import CODE_ALPHABET, CODE_LENGTH, KEY_LENGTH


def new_key() -> str:
    """A key nobody can guess, in base64url without padding."""
    return secrets.token_urlsafe(KEY_LENGTH)


def new_secret() -> str:
    """The secret of a game's shuffle, or of a table's look keys, as hex."""
    return secrets.token_hex(32)


def new_code() -> str:
    """A table's code."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
