"""An HTTP client for language models with OpenAI's chat completions API, with a budget and a circuit breaker."""

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

_logger: Final = logging.getLogger(__name__)

_SECONDS: Final = 3.0
_TOKENS: Final = 200_000
_LONGEST_ANSWER: Final = 65_536
_FAILURES: Final = 3
"""Consecutive failures that open the circuit breaker."""
_REST: Final = 60.0
_TOKENS_PER_ANSWER: Final = 120
_LETTERS_PER_TOKEN: Final = 3
"""A conservative estimate for endpoints that do not report usage."""


class EndpointError(RuntimeError):
    """No usable answer: not set up, not reachable, too slow, out of budget, or nonsense."""


@dataclass(frozen=True, slots=True)
class Account:
    """Where the model is, and what may be spent on it."""

    url: str
    model: str
    key: str
    has_sight: bool = False
    seconds: float = _SECONDS
    tokens: int = _TOKENS
    """The budget of this process; once it is spent, bots use their own brain."""

    def __repr__(self) -> str:
        """Without the key."""
        return f"Account({self.url!r}, {self.model!r})"


def account_from(environment: Mapping[str, str]) -> Account:
    """The account from CONTEUR_ENDPOINT_URL, _MODEL, _KEY, _SIGHT, _SECONDS and _TOKENS."""
    url, model = environment.get("CONTEUR_ENDPOINT_URL", ""), environment.get("CONTEUR_ENDPOINT_MODEL", "")
    if not url.startswith(("http://", "https://")) or not model:
        raise EndpointError("CONTEUR_ENDPOINT_URL (http or https, up to /v1) and CONTEUR_ENDPOINT_MODEL must be set")
    try:
        return Account(
            url.rstrip("/"),
            model,
            environment.get("CONTEUR_ENDPOINT_KEY", ""),
            has_sight=environment.get("CONTEUR_ENDPOINT_SIGHT", "") == "yes",
            seconds=float(environment.get("CONTEUR_ENDPOINT_SECONDS", _SECONDS)),
            tokens=int(environment.get("CONTEUR_ENDPOINT_TOKENS", _TOKENS)),
        )
    except ValueError:
        raise EndpointError("CONTEUR_ENDPOINT_SECONDS and CONTEUR_ENDPOINT_TOKENS are numbers") from None


class Endpoint:
    """One request at a time per thread; counts the tokens spent, and pauses after failures."""

    def __init__(self, account: Account, now: Callable[[], float] = monotonic) -> None:
        """Nothing is spent yet."""
        self.account = account
        self.spent = 0
        self._now = now
        self._failures = 0
        self._rests_until = 0.0
        self._guard = Lock()

    def ask(self, rule: str, question: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        """The model's answer to a question in parts, as the JSON object it was told to give; or EndpointError."""
        body = {
            "model": self.account.model,
            "max_tokens": _TOKENS_PER_ANSWER,
            "response_format": {"type": "json_object"},
            "messages": [{"role": "system", "content": rule}, {"role": "user", "content": list(question)}],
        }
        texts = len(rule) + sum(len(part.get("text", "")) for part in question)
        self._reserve(texts // _LETTERS_PER_TOKEN + _TOKENS_PER_ANSWER)
        try:
            completion = json.loads(self._post(json.dumps(body).encode()))
            self._settle(completion, texts // _LETTERS_PER_TOKEN + _TOKENS_PER_ANSWER)
            answer = json.loads(completion["choices"][0]["message"]["content"])
        except (OSError, ValueError, LookupError, TypeError) as error:
            self._note_failure(error)
            raise EndpointError(type(error).__name__) from None
        if not isinstance(answer, dict):
            raise EndpointError("not an object")
        self._failures = 0
        return answer

    def _post(self, body: bytes) -> bytes:
        headers = {"Content-Type": "application/json"}
        if self.account.key:
            headers["Authorization"] = f"Bearer {self.account.key}"
        request = Request(f"{self.account.url}/chat/completions", body, headers)  # noqa: S310 - http or https, checked
        with urlopen(request, timeout=self.account.seconds) as response:  # noqa: S310 - as above
            answer: bytes = response.read(_LONGEST_ANSWER + 1)
        if len(answer) > _LONGEST_ANSWER:
            raise ValueError("too long an answer")
        return answer

    def _reserve(self, tokens: int) -> None:
        """Reserve an estimate before sending; it counts as spent until the answer reports the usage."""
        with self._guard:
            if self._now() < self._rests_until:
                raise EndpointError("resting after failures")
            if self.spent + tokens > self.account.tokens:
                raise EndpointError("the budget is spent")
            self.spent += tokens

    def _settle(self, completion: Mapping[str, Any], reserved: int) -> None:
        usage = completion.get("usage")
        used = usage.get("total_tokens") if isinstance(usage, dict) else None
        if isinstance(used, int) and used >= 0:
            with self._guard:
                self.spent += used - reserved

    def _note_failure(self, error: Exception) -> None:
        with self._guard:
            self._failures += 1
            if self._failures >= _FAILURES:
                self._rests_until = self._now() + _REST
        code = ""
        if isinstance(error, HTTPError):
            code = str(error.code)
            error.close()  # it holds the response, and so the connection
        _logger.warning("the endpoint failed: %s %s", type(error).__name__, code)
