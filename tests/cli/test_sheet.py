"""`arktable sheet`, and profiles of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import arktable, refused


def test_every_number_comes_with_status_source_and_confidence() -> None:
    data = arktable("sheet", "arkadia", "--json").json()
    assert data["data"]["workers.own"]["value"] == 11
    assert data["data"]["workers.own"]["status"] == "seed"
    assert data["data"]["grid.tents"]["confidence"] == "low"
    assert sum(data["summary"].values()) == len(data["data"])
    assert "grid.tents" in data["reconstructed"]


def test_the_text_ends_with_what_is_not_certain() -> None:
    ran = arktable("sheet", "arkadia")
    assert "AK 32" in ran.out
    assert "≈ grid.tents, a guess" in ran.out.split("Not certain")[1]


def test_a_profile_is_shown_as_such(tmp_path: Path) -> None:
    profile = tmp_path / "my-box.toml"
    profile.write_text("[workers.own]\nvalue = 12\n", "utf-8")
    data = arktable("sheet", "arkadia", "--json", "--sheet", str(profile)).json()
    assert data["data"]["workers.own"]["value"] == 12
    assert data["data"]["workers.own"]["status"] == "profile"
    assert "Profil" in arktable("sheet", "arkadia", "--sheet", str(profile), "--lang", "fr").out.title()


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("workers.own = 12", "as a table"),
        ("[workers.own]\nvalue = 'many'", "must look like 11"),
        ("[workers.foo]\nvalue = 1", "workers.own"),
        ("[workers.own]\nvalue = 1\ncolour = 'red'", "unknown fields colour"),
        ("[[[", "not valid TOML"),
        ("[castle.pools]\nvalue = [1, 1, 1]", "first two floors"),
        ("[grid.tents]\nvalue = [[99, 0]]", "squares of the grid"),
        ("#" * 300_000, "larger than 256 KiB"),
    ],
)
def test_a_malformed_profile_is_refused_with_its_fault(tmp_path: Path, text: str, hint: str) -> None:
    profile = tmp_path / "bad.toml"
    profile.write_text(text, "utf-8")
    assert hint in refused("sheet", "arkadia", "--sheet", str(profile))


def test_a_profile_that_is_no_text_is_refused(tmp_path: Path) -> None:
    profile = tmp_path / "bad.toml"
    profile.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused("sheet", "arkadia", "--sheet", str(profile))
