"""Every code block of README and docs is tried (`snippets.py` says how), or says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.snippets import PAGES, Block, Page, blocks_of

SHOWN = {page: found for page in PAGES if (found := blocks_of(page))}
NOT_RUN = [block for blocks in SHOWN.values() for block in blocks if block.reason]
MOST_NOT_RUN = 6
"""Blocks that need other programs or machines. Do not raise it: find a way to try the block."""


@pytest.mark.parametrize("page", SHOWN)
def test_the_code_of_a_page_is_right(page: str, tmp_path: Path) -> None:
    Page(page, tmp_path).try_all(SHOWN[page])


def test_few_blocks_are_not_tried() -> None:
    listed = "\n".join(f"{block}: {block.reason}" for block in NOT_RUN)
    assert len(NOT_RUN) <= MOST_NOT_RUN, listed
    assert all(len(block.reason) > 10 for block in NOT_RUN), listed


def test_the_how_to_of_positions_shows_two_games() -> None:
    assert [block.language for block in SHOWN["docs/how-to/write-a-position.md"]] == ["toml", "toml"]


def test_all_kinds_of_blocks_are_there() -> None:
    kinds = {block.language for blocks in SHOWN.values() for block in blocks}
    assert kinds >= {"python", "sh", "toml", "output", "text", "ftl", "json", "js", "ts"}
    assert sum(len(blocks) for blocks in SHOWN.values()) > 60


# -- a wrong block is found -------------------------------------------------------------------------------------------

WRONG = {
    "python": "import arktable\narktable.start('no-such-game')",
    "sh": "arktable simulate arkadia --game 3",
    "sh serve": "arktable serve --prot 8000",
    "sh make": "make no-such-target",
    "sh export": "export ARKTABLE_NO_SUCH=1",
    "sh pip": "pip install 'arktable[nothing]'",
    "sh other": "frobnicate --all",
    "output": "what nobody wrote",
    "toml": 'arktable = "position 1"\nruleset = "arkadia"\nseats = 9',
    "ftl": "no-such-message = x",
    "text": "src/arktable/nowhere    a folder",
    "": "what is this?",
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_block_is_an_error_that_names_it(kind: str, tmp_path: Path) -> None:
    (block,) = blocks_of("docs/page.md", f"# Page\n\n```{kind.split(' ', maxsplit=1)[0]}\n{WRONG[kind]}\n```\n")
    with pytest.raises(AssertionError, match=r"docs/page\.md:3"):
        Page("docs/page.md", tmp_path).try_all([block])


def folder_in(folder: Path, name: str) -> Path:
    (folder / name).mkdir()
    return folder / name


def test_a_text_that_differs_from_its_file_is_an_error(tmp_path: Path) -> None:
    right = Block("docs/page.md", 1, "python", "examples/write_a_bot.py", "class OneStepBot:\n…\n    main()\n", "")
    Page("docs/page.md", folder_in(tmp_path, "a")).try_all([right])
    wrong = Block("docs/page.md", 1, "python", "examples/write_a_bot.py", "class TwoStepBot:\n", "")
    with pytest.raises(AssertionError, match="not in examples/write_a_bot"):
        Page("docs/page.md", folder_in(tmp_path, "b")).try_all([wrong])


def test_a_marked_block_is_left_alone_and_counted() -> None:
    text = "<!-- not run: needs a cluster -->\n\n```sh\nray start\n```\n\n```sh\nmake play\n```\n"
    assert [(block.reason, block.line) for block in blocks_of("docs/page.md", text)] == [
        ("needs a cluster", 3),
        ("", 7),
    ]
