"""Environment variables."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from arktable.server.settings import NOT_VARIABLES, Settings, SettingsError, settings_from, variable


def test_without_variables_the_file_is_in_the_users_data_folder(tmp_path: Path) -> None:
    found = settings_from({"XDG_DATA_HOME": str(tmp_path)})
    assert found.database_url == f"sqlite:///{tmp_path}/arktable/arktable.db"
    assert found.bot_pause == 0.6


def test_what_is_named_on_the_command_line_wins(tmp_path: Path) -> None:
    environment = {"DATABASE_URL": "postgresql+psycopg://h/d", "ARKTABLE_DATABASE": "a.db"}
    assert settings_from(environment).database_url == "postgresql+psycopg://h/d"
    assert settings_from(environment, str(tmp_path / "b.db")).database_url.endswith("b.db")


def test_variables_set_what_they_name() -> None:
    found = settings_from(
        {"ARKTABLE_BOT_PAUSE": "0", "ARKTABLE_LIMIT_TABLES": "3", "ARKTABLE_ORIGINS": "https://a.b, https://c.d"}
        | {"ARKTABLE_SEED": "7"}
    )
    assert (found.bot_pause, found.limit_tables, found.seed) == (0, 3, 7)
    assert found.origins == ("https://a.b", "https://c.d")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ARKTABLE_BOT_PAUSE", "soon"),
        ("ARKTABLE_BOT_PAUSE", "-1"),
        ("ARKTABLE_BOT_PAUSE", "nan"),
        ("ARKTABLE_BOT_WORKERS", "0"),
        ("ARKTABLE_CACHED", "many"),
        ("ARKTABLE_SEED", "x"),
        ("ARKTABLE_LIMIT_DEAR", "100"),  # the former name of ARKTABLE_LIMIT_EXPENSIVE
    ],
)
def test_nonsense_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=name):
        settings_from({name: value})


REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "server.md"


def test_every_setting_is_documented_with_its_default() -> None:
    rows = [line.split("|") for line in REFERENCE.read_text().splitlines() if line.startswith("| `ARKTABLE_")]
    documented = {row[1].strip(" `"): row[-2].strip() for row in rows}
    for field in fields(Settings):
        if field.name not in NOT_VARIABLES:
            told = documented.pop(variable(field.name))
            if type(field.default) in (int, float) and field.name != "seed":
                assert float(told) == field.default, field.name
    assert list(documented) == ["ARKTABLE_DATABASE"]


def test_proxies_are_addresses_or_networks() -> None:
    assert settings_from({"ARKTABLE_PROXIES": "10.0.0.2, fd00::/8"}).proxies == ("10.0.0.2", "fd00::/8")
    with pytest.raises(SettingsError, match="ARKTABLE_PROXIES"):
        settings_from({"ARKTABLE_PROXIES": "proxy.example"})
