"""The server behind the proxies of these tests, and what the doctor finds through one."""

import asyncio
from pathlib import Path

from tests.doctor.asking import findings_of
from tests.web.proxy import Faults, proxying
from tests.web.serving import Server

FORWARDED = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "http"}


def through(server: Server, faults: Faults, folder: Path, **variables: str) -> dict[str, str]:
    """What is found through a proxy with these faults."""

    async def ask() -> dict[str, str]:
        async with proxying(server.port, faults) as proxy:
            return await asyncio.to_thread(findings_of, "--data", str(folder), "--url", proxy.url, **variables)

    return asyncio.run(ask())
