"""`make test-pythons`: what is reported of versions that are there, fail, or are not there."""

from __future__ import annotations

import sys

import pytest

from tools.pythons import FAILED, NOT_AVAILABLE, PASSED, Result, is_version, report, result_of, without

LOCK = """\
numpy==2.4.6 ; python_full_version < '3.12' \\
    --hash=sha256:aa
    # via open-spiel
open-spiel==2.0.2 \\
    --hash=sha256:bb \\
    --hash=sha256:cc
    # via arktable (pyproject.toml)
packaging==26.3 \\
    --hash=sha256:dd
"""


def test_a_version_without_an_interpreter_is_not_available_and_has_not_passed() -> None:
    result = result_of("3.99", ["tests/none"], lambda version: None)
    assert result.outcome == NOT_AVAILABLE
    assert report([result]) == 1


@pytest.mark.parametrize(
    ("outcomes", "code"),
    [([PASSED, PASSED], 0), ([PASSED, NOT_AVAILABLE], 0), ([PASSED, FAILED], 1), ([FAILED], 1), ([NOT_AVAILABLE], 1)],
)
def test_a_failure_or_no_test_at_all_is_an_error(
    outcomes: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    results = [Result(f"3.{12 + number}", outcome, "said") for number, outcome in enumerate(outcomes)]
    assert report(results) == code
    assert capsys.readouterr().out.splitlines() == [f"{one.version}  {one.outcome}: said" for one in results]


def test_an_interpreter_is_run_before_it_is_believed() -> None:
    here = "{}.{}".format(*sys.version_info[:2])
    assert is_version(sys.executable, here)
    assert not is_version(sys.executable, "3.99")
    assert not is_version("python-that-is-not-there", here)


def test_a_lock_is_read_without_a_package() -> None:
    left = without(LOCK, ["open-spiel"])
    assert "open-spiel==" not in left
    assert left.startswith("numpy==2.4.6")
    assert left.endswith("packaging==26.3 \\\n    --hash=sha256:dd\n")
    assert without(LOCK, []) == LOCK
