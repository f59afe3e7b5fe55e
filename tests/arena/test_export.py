"""Recorded games as tables."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import arktable
from arktable.arena.export.reading import rows_of
from arktable.arena.export.tables import DECISIONS, ENCLOSURES, GAMES, PRODUCTIONS, SALES, SEATS, TABLES
from arktable.arena.export.writing import Writer
from tests.cli.runner import arktable as run
from tests.cli.runner import refused

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "tables.md"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    for name in ("arkadia", "arkwright-cards", "spinning-jenny"):
        match = arktable.play_match(name, ["greedy", "random"], seed=5)
        (folder / f"{name}.ark").write_text(match.record.text(), encoding="utf-8")
    return folder


def table(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_reference_lists_every_table_and_column() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    for one in TABLES:
        lines = [f"| `{column.name}` | {column.kind} | {column.about} |" for column in one.columns]
        assert "\n".join([f"## {one.name}", "", f"{one.about[0].upper()}{one.about[1:]}."]) in text
        assert "\n".join(lines) in text


def test_csv_tables_agree_with_the_games(games: Path, tmp_path: Path) -> None:
    done = run("export", str(games), "--out", str(tmp_path), "--csv")
    assert done.code == 0, done.err
    assert "games: 3 rows" in done.out
    files = sorted(path.name for path in games.iterdir())
    rows = table(tmp_path, GAMES.name)
    assert [Path(row["file"]).name for row in rows] == files
    for row in rows:
        end = arktable.replay(row["file"])
        seats = [seat for seat in table(tmp_path, SEATS.name) if seat["game"] == row["game"]]
        assert [int(seat["score"]) for seat in seats] == end.scores()
        assert sum(float(seat["won"]) for seat in seats) == 1
        decided = [one for one in table(tmp_path, DECISIONS.name) if one["game"] == row["game"]]
        assert len(decided) == int(row["decisions"]) == end.decisions
        assert [int(one["n"]) for one in decided] == list(range(end.decisions))
        assert all(int(one["legal"]) >= 1 for one in decided)
        assert (row["ended"], row["finished"]) == ("True", str(end.ended_properly()))


def test_what_a_game_counts_agrees_with_its_money(games: Path, tmp_path: Path) -> None:
    run("export", str(games), "--out", str(tmp_path), "--csv")
    enclosed = table(tmp_path, ENCLOSURES.name)
    assert enclosed
    assert all(int(row["paid"]) >= 0 and row["covers"] for row in enclosed)
    for row in table(tmp_path, SALES.name):
        assert int(row["gold"]) == int(row["seals"]) * int(row["value"])
    productions = table(tmp_path, PRODUCTIONS.name)
    assert {row["game"] for row in productions} == {"1", "2"}
    assert any(int(row["sold"]) > 0 for row in productions)
    for row in productions:
        assert int(row["sold"]) == 0 or int(row["income"]) >= int(row["price"])


def test_parquet_has_typed_columns(games: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra arktable[arena] is not installed")
    assert run("export", str(games), "--out", str(tmp_path)).code == 0
    for one in TABLES:
        found = parquet.read_table(tmp_path / f"{one.name}.parquet")
        assert found.column_names == one.names()
        assert found.num_rows > 0
        assert found.schema.metadata[b"game"]
    kinds = {field.name: str(field.type) for field in parquet.read_table(tmp_path / "decisions.parquet").schema}
    assert kinds["n"] == "int32"
    assert kinds["kind"].startswith("dictionary")


def test_a_record_that_does_not_replay_stops_the_export_or_is_skipped(games: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.ark"
    text = (games / "arkadia.ark").read_text(encoding="utf-8")
    broken.write_text(f"{text}1 done\n", encoding="utf-8")
    assert "broken.ark" in refused("export", str(broken), "--out", str(tmp_path / "x"), "--csv")
    done = run("export", str(broken), str(games), "--out", str(tmp_path / "y"), "--csv", "--skip")
    assert done.code == 0
    assert "broken.ark" in done.err
    assert len(table(tmp_path / "y", GAMES.name)) == 3


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    assert "no record" in refused("export", str(tmp_path), "--out", str(tmp_path / "x"))


def test_a_running_game_is_exported_as_far_as_it_went(tmp_path: Path) -> None:
    record = arktable.play_match("arkadia", "random", seed=1).record
    del record.moves[10:]
    rows = rows_of(record, 0, "x.ark")
    assert len(rows[DECISIONS.name]) == 10
    assert rows[GAMES.name][0][-2:] == (False, False)
    writer = Writer(tmp_path, as_csv=True)
    writer.add(rows)
    writer.close()
    assert writer.counted[DECISIONS.name] == 10


@pytest.mark.parametrize("command", [("simulate", "--games", "3"), ("tournament", "--bots", "random", "--games", "3")])
def test_commands_that_play_games_write_their_tables(command: tuple[str, ...], tmp_path: Path) -> None:
    name, *more = command
    done = run(name, "arkadia", "--seats", "2", *more, "--workers", "2", "--tables", str(tmp_path))
    assert done.code == 0, done.err
    assert len(list((tmp_path / "records").glob("*.ark"))) == 3
    assert any(tmp_path.glob("decisions.*"))
