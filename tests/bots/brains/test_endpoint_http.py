"""Asking a language model over HTTP: failures, the budget, the key."""

import pytest

from conteur.bots.brains.endpoint_http import Account, Endpoint, EndpointError, account_from
from tests.bots.model_server import KEY, account, listening, saying


def test_after_three_failures_nobody_waits_for_it() -> None:
    """A minute later it is asked again."""
    time = [100.0]
    with listening(lambda _: (503, b"")) as model:
        endpoint = Endpoint(account(model), lambda: time[0])
        for _ in range(10):
            with pytest.raises(EndpointError):
                endpoint.ask("rule", [])
        assert 3 == len(model.asked)
        time[0] += 61
        model.reply = saying({"card": 1})
        assert {"card": 1} == endpoint.ask("rule", [])


def test_the_budget_is_kept() -> None:
    """What the endpoint says it used counts; where it says nothing, a cautious guess does."""
    with listening(saying({"card": 1}, tokens=400)) as model:
        endpoint = Endpoint(account(model, tokens=1000))
        endpoint.ask("rule", [])
        endpoint.ask("rule", [])
        assert 800 == endpoint.spent
        model.reply = saying({"card": 1}, tokens=None)
        endpoint.ask("rule", [])
        with pytest.raises(EndpointError, match="the budget is spent"):
            endpoint.ask("rule", [])
        assert 3 == len(model.asked)


def test_nobody_there() -> None:
    """A closed port is a failure like any other."""
    with listening(saying({})) as model:
        gone = account(model)
    with pytest.raises(EndpointError):
        Endpoint(gone).ask("rule", [])


def test_the_key_shows_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    """Not in the log, not in an error, not when the account is printed."""
    with listening(lambda _: (401, KEY.encode())) as model:
        endpoint = Endpoint(account(model))
        with pytest.raises(EndpointError) as failed:
            endpoint.ask("rule", [])
        assert KEY not in f"{failed.value!r} {endpoint.account!r} {caplog.text}"
        assert "HTTPError 401" in caplog.text


def test_the_environment_names_it() -> None:
    """With what may be spent; what is missing is said."""
    named = {"CONTEUR_ENDPOINT_URL": "http://127.0.0.1:1/v1/", "CONTEUR_ENDPOINT_MODEL": "tiny"}
    assert Account("http://127.0.0.1:1/v1", "tiny", "") == account_from(named)
    more = {"CONTEUR_ENDPOINT_SIGHT": "yes", "CONTEUR_ENDPOINT_SECONDS": "8", "CONTEUR_ENDPOINT_TOKENS": "5"}
    assert Account("http://127.0.0.1:1/v1", "tiny", "", True, 8.0, 5) == account_from(named | more)  # noqa: FBT003
    for wrong in ({}, named | {"CONTEUR_ENDPOINT_URL": "file:///etc/passwd"}, named | {"CONTEUR_ENDPOINT_TOKENS": "x"}):
        with pytest.raises(EndpointError, match="CONTEUR_ENDPOINT"):
            account_from(wrong)
