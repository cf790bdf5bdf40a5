"""Keys, secrets and codes."""

from conteur.live.randomness import new_code, new_key, new_secret
from conteur.tables.keys import hash_of, is_code, is_recording_name


def test_each_has_its_form_and_none_comes_twice() -> None:
    """A key can be hashed, a code is one, a secret has 256 bits."""
    keys, codes, secrets = ({make() for _ in range(100)} for make in (new_key, new_code, new_secret))
    assert [100, 100] == [len(keys), len(secrets)]
    assert len(codes) > 95
    assert all(hash_of(key) is not None and is_recording_name(key) for key in keys)
    assert all(map(is_code, codes))
    assert {32} == {len(bytes.fromhex(secret)) for secret in secrets}
