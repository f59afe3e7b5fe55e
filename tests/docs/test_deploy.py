"""The files of `deploy` name options, settings, metrics and addresses that there are."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from arktable.server.metrics import declared
from arktable.server.settings import Settings, variable
from tests.cli.runner import arktable

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
UNITS = sorted(DEPLOY.glob("systemd/*.service"))


def test_settings_that_are_named_exist() -> None:
    known = {variable(field.name) for field in fields(Settings)} | {"ARKTABLE_DATABASE"}
    named = {(path.name, name) for path in FILES for name in re.findall(r"\bARKTABLE_[A-Z_]+", path.read_text())}
    assert len(named) > 10
    assert [one for one in sorted(named) if one[1] not in known] == []


def test_options_that_are_named_exist() -> None:
    options = set(re.findall(r"--[a-z-]+", arktable("serve", "--help").out))
    commands = [line for unit in UNITS for line in unit.read_text().splitlines() if line.startswith("ExecStart=")]
    commands += [line for line in (DEPLOY / "Containerfile").read_text().splitlines() if line.startswith("CMD [")]
    assert len(commands) == 3
    for command in commands:
        assert "serve" in command
        assert set(re.findall(r"--[a-z-]+", command)) <= options


def test_units_have_the_same_hardening_and_share_the_folder_of_their_sockets() -> None:
    one, several = (unit.read_text().partition("# What the server does not need.")[2] for unit in UNITS)
    assert one == several.replace("WantedBy=arktable.target", "WantedBy=multi-user.target")
    assert "NoNewPrivileges=yes" in one
    assert "RuntimeDirectoryPreserve=yes" in UNITS[1].read_text()


def test_the_processes_of_compose_share_one_database_and_believe_their_network_only() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    servers = [service for name, service in compose["services"].items() if name.startswith("arktable-")]
    assert len(servers) == 2
    assert len({service["environment"]["DATABASE_URL"] for service in servers}) == 1
    [network] = compose["networks"]["inner"]["ipam"]["config"]
    assert {service["environment"]["ARKTABLE_PROXIES"] for service in servers} == {network["subnet"]}
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["proxy"]


def test_metrics_in_alerts_exist() -> None:
    named = set(re.findall(r"\barktable_[a-z_]+", (DEPLOY / "alerts.yml").read_text()))
    known = {metric.name + ending for metric in declared.ALL for ending in ("", "_bucket")}
    assert len(named) >= 4
    assert named <= known


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_pass_the_id_on_and_log_no_addresses(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert "X-Request-ID" in text
    logged = text[text.index("log_format") : text.index("server {")] if name == "nginx.conf" else ""
    assert not re.search(r"\$(request\b|uri|request_uri|args|http_)", logged)


def test_every_file_is_in_the_list_of_what_was_tried() -> None:
    told = (DEPLOY / "README.md").read_text()
    assert [path.name for path in FILES if path.name not in told and path.name != "README.md"] == []
