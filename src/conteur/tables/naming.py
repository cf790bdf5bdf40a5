"""Names of types in the log and on the wire: snake case."""


def in_snake_case(name: str) -> str:
    """The name a type has on disk and on the wire."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("_")
