"""What the hosting page and the files in deploy/ tell people to type is what the program understands."""

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import crossplane  # type: ignore[import-untyped]  # has no types
import pytest
from ruamel.yaml import YAML

from conteur.cli import _parser
from conteur.web.limits import Allowance, Rate
from conteur.web.metrics import Metrics
from conteur.web.transport.port import Limits
from conteur.web.transport.serve import _LAST_ANSWERS

ROOT = Path(__file__).parents[1]
DEPLOY = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "deploy").rglob("*") if path.is_file())
FILES = ["docs/hosting.md", "docs/scale.md", *(name for name in DEPLOY if "/secrets/" not in name)]
ELSEWHERE = {"--file", "--detach", "--build", "--kustomize", "--namespace", "--strict"}
"""Of other programs, where a line names one beside ours."""


def parsers(found: argparse.ArgumentParser, name: str = "") -> Iterator[tuple[str, set[str]]]:
    """Every command and action, with its options."""
    yield name, {option for action in found._actions for option in action.option_strings}
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            for word, inner in action.choices.items():
                yield from parsers(inner, f"{name} {word}".strip())


COMMANDS = dict(parsers(_parser()))
SERVE = COMMANDS["serve"]


def named_in(text: str) -> Iterator[tuple[str, set[str]]]:
    """Commands as they are written in text, in shell lines and in Docker's lists, with the options behind them."""
    joined = re.sub(r"\\\n\s*", " ", text)
    for found in re.finditer(
        r"(?<![\w./:@=-])(?:[\w/]*/bin/)?conteur[\", ]+([a-z]+)([^\n`|;]*)", joined.replace("`\n", "` ")
    ):
        words = [found[1], *re.findall(r"^[\", ]+([a-z]+)\b", found[2])]
        command = next((" ".join(words[:size]) for size in (2, 1) if " ".join(words[:size]) in COMMANDS), None)
        before = joined[: found.start()]
        is_line = before.count("```") % 2 == 1 and re.search(r"(^|\n)\s*$", before)
        if command is not None or is_line or re.search(r"(`|\[\"?|exec \S+ |-- )$", before):
            yield command or found[0], set(re.findall(r"--[a-z-]+", found[2]))


@pytest.mark.parametrize("name", FILES)
def test_commands_and_options_exist(name: str) -> None:
    """Nobody is told a command or an option the program does not have."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for command, options in named_in(text):
        assert command in COMMANDS
        assert options <= COMMANDS[command] | ELSEWHERE, command
    everywhere = set[str]().union(*COMMANDS.values()) | ELSEWHERE
    assert set(re.findall(r"`(--[a-z-]+)", text)) <= everywhere


def test_commands_are_found_where_they_are_written() -> None:
    """The test above looks at something."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    named = {command for command, _ in named_in(text)}
    assert {"serve", "migrate", "log copy", "person export", "person erase", "backup", "doctor"} <= named
    assert [("conteur juggle --loud", {"--loud"})] == [*named_in("`conteur juggle --loud`")]
    assert [("serve", {"--host"})] == [*named_in('ENTRYPOINT ["conteur", "serve", "--host", "::"]')]


def read_yaml(name: str) -> list[Any]:
    """All documents of a file."""
    return [*YAML(typ="safe").load_all((ROOT / name).read_text(encoding="utf-8"))]


def options_of(words: Sequence[str]) -> set[str]:
    """Those of a list of words."""
    return {word for word in words if word.startswith("--")}


def test_the_compose_file() -> None:
    """It is what the specification says; servers are told options that exist, files and secrets that are mounted do."""
    checker = Path(sys.executable).with_name("check-jsonschema")
    done = subprocess.run(  # noqa: S603 - a tool of ours
        [checker, "--builtin-schema", "vendor.compose-spec", ROOT / "deploy/compose.yaml"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stdout
    (compose,) = read_yaml("deploy/compose.yaml")
    services = compose["services"]
    assert {"primary", "standby", "server1", "server2", "caddy", "migrate"} == services.keys()
    for name in ("server1", "server2"):
        assert options_of(services[name]["command"]) <= SERVE
        assert {"--trusted-proxy"} <= options_of(services[name]["command"])
        assert "/readyz" in services[name]["healthcheck"]["test"][-1]
    assert ["conteur", "migrate"] == services["migrate"]["entrypoint"]
    for service in services.values():
        assert set(service.get("secrets", ())) <= compose["secrets"].keys()
        for volume in service.get("volumes", ()):
            source, _, _ = volume.partition(":")
            assert source in compose["volumes"] or (ROOT / "deploy" / source).is_file()
        for value in service.get("environment", {}).values():
            secret = str(value).removeprefix("/run/secrets/")
            assert secret == str(value) or secret in service["secrets"]
    subnet = compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert subnet in services["server1"]["command"]


def test_the_kubernetes_manifests() -> None:
    """Servers can be replaced one by one, asked how they are, and have time to leave."""
    (index,) = read_yaml("deploy/kubernetes/kustomization.yaml")
    objects = {
        each["kind"]: each for name in index["resources"] for each in read_yaml(f"deploy/kubernetes/{name}") if each
    }
    pod = objects["Deployment"]["spec"]["template"]["spec"]
    (server,), (migrate,) = pod["containers"], pod["initContainers"]
    assert objects["Deployment"]["spec"]["replicas"] >= 2
    assert options_of(server["args"]) <= SERVE
    assert ["conteur", "migrate"] == migrate["command"]
    assert ("/healthz", "/readyz") == tuple(
        server[probe]["httpGet"]["path"] for probe in ("livenessProbe", "readinessProbe")
    )
    pause = int(server["lifecycle"]["preStop"]["exec"]["command"][1])
    assert pod["terminationGracePeriodSeconds"] > pause + _LAST_ANSWERS + Limits().stop_timeout
    labels = objects["Deployment"]["spec"]["template"]["metadata"]["labels"]
    for kind in ("PodDisruptionBudget", "NetworkPolicy", "Service"):
        chosen = objects[kind]["spec"].get("selector") or objects[kind]["spec"]["podSelector"]
        assert labels == chosen.get("matchLabels", chosen)
    assert 1 <= objects["Cluster"]["spec"]["postgresql"]["synchronous"]["number"]
    secret = server["env"][0]["valueFrom"]["secretKeyRef"]["name"]
    assert f"{objects['Cluster']['metadata']['name']}-app" == secret


def test_the_units_leave_time_to_go() -> None:
    """And both are closed in the same way."""
    one, many = ((ROOT / f"deploy/conteur{at}.service").read_text(encoding="utf-8") for at in ("", "@"))
    closed = one[one.index("# It needs its own folder") :]
    assert closed in many
    patience = re.search(r"^TimeoutStopSec=(\d+)$", many, re.MULTILINE)
    assert patience is not None
    assert int(patience[1]) > _LAST_ANSWERS + Limits().stop_timeout
    assert "@resources" not in re.sub(r"#.*", "", one), "pictures are opened at a lower priority"


def test_the_dashboard_asks_for_what_there_is() -> None:
    """Every name in it is one of /metrics, and every one of those is in it."""
    board = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\bconteur_\w+", target["expr"])
    }
    told = set(re.findall(r"^# TYPE (\w+)", Metrics().text(0), re.MULTILINE))
    assert told == asked
    assert len(board["panels"]) == len({panel["id"] for panel in board["panels"]})


def test_pages_are_built_as_everywhere() -> None:
    """The image fetches what building the pages needs, and no more, with the command that make uses."""
    made = (ROOT / "scripts/install_client").read_text(encoding="utf-8")
    image = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
    (command,) = re.findall(r'npm install ([^\n]*) "\$@"', made)
    assert f"npm install {command.replace('--silent ', '')} --omit=dev" in image
    assert "npm ci " not in re.sub(r"#.*", "", image)


def test_the_image_runs_as_nobody_special() -> None:
    """The last stage has a user of its own before anything is started, and asks for no compiler."""
    _, _, last = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")
    assert last.startswith("python:3.11-slim\n")
    assert ["conteur"] == re.findall(r"^USER (\w+)$", last, re.MULTILINE)
    assert last.index("\nUSER ") < last.index("\nHEALTHCHECK ") < last.index("\nENTRYPOINT ")
    assert "apt-get" not in last


def test_limits_are_told_as_they_are() -> None:
    """Each row of the table is the program's own number."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| ([0-9,]+) \| ([^|]*)\|$", text, re.MULTILINE)
    bursts = [int(burst.replace(",", "")) for burst, _ in rows]
    own = Allowance()
    of_an_address = [own.visits, Rate(own.sockets, 0), own.openings, own.joins, own.claims, own.misses, own.uploads]
    of_an_address += [own.messages, own.messages_each, own.decks]
    of_a_table = [own.writes_each, own.hourly_each, own.writes, own.hourly, own.talk_each, own.talk]
    rates = of_an_address + of_a_table
    assert bursts == [rate.burst for rate in rates]
    slow = {
        "one in 20 seconds": 0.05,
        "one in 10 seconds": 0.1,
        "one in 5 seconds": 0.2,
        "one in 2 seconds": 0.5,
        "one in 2 hours": 1 / 7200,
        "": 0.0,
    }
    told = [
        next((value for words, value in slow.items() if words and words in then), None)
        or (float(then.split()[0]) if then.strip() else 0.0)
        for _, then in rows
    ]
    assert told == [rate.per_second for rate in rates]


def test_files_that_are_named_exist() -> None:
    """Links of the page lead somewhere."""
    for page in ("docs/hosting.md", "docs/scale.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", text):
            assert (ROOT / "docs" / target).exists(), target


MAPPED = ("default", "")
"""What is on the left in a map of nginx looks like a directive, and is none."""


def test_nginx_knows_every_directive(tmp_path: Path) -> None:
    """Each with the arguments and in the place it may have; nginx itself is asked in tests/cluster/test_proxies.py."""
    main = tmp_path / "nginx.conf"
    main.write_text(f"events {{}} http {{ include {ROOT}/deploy/nginx.conf; }}", encoding="utf-8")
    read = crossplane.parse(str(main), strict=True, ignore=MAPPED)
    assert ("ok", []) == (read["status"], read["errors"])
    wrong = tmp_path / "conteur.conf"
    wrong.write_text((ROOT / "deploy/nginx.conf").read_text(encoding="utf-8").replace("proxy_pass", "proxy_past"))
    main.write_text(f"events {{}} http {{ include {wrong}; }}", encoding="utf-8")
    assert "failed" == crossplane.parse(str(main), strict=True, ignore=MAPPED)["status"]


CHECKERS = [
    ("caddy", "validate --adapter caddyfile --config deploy/Caddyfile"),
    ("caddy", "validate --adapter caddyfile --config deploy/compose/Caddyfile"),
    ("systemd-analyze", "security --offline=true --threshold=20 deploy/conteur.service"),
    ("systemd-analyze", "security --offline=true --threshold=20 deploy/conteur@.service"),
    ("kubectl", "kustomize deploy/kubernetes"),
    ("sh", "-n deploy/compose/primary.sh"),
    ("sh", "-n deploy/compose/standby.sh"),
]


@pytest.mark.parametrize(("tool", "words"), [checker for checker in CHECKERS if shutil.which(checker[0])])
def test_what_the_tools_say(tool: str, words: str) -> None:
    """Where a tool is at hand, it understands its file."""
    subprocess.run([tool, *words.split()], cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - the table above
