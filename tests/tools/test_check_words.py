"""The check of words finds idioms in what is written for readers."""

from __future__ import annotations

import pytest

from tools.check_words import found_in


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("page.md", "First.\nWhoever asks\nis told so\nmany things.\n", [(2, "Whoever"), (3, "so\nmany")]),
        ("page.md", 'The key `dear` and a quotation: "whoever asks".\n', []),
        ("page.md", "<!-- made: told -->\nwhoever\n<!-- /made -->\nanew\n", [(4, "anew")]),
        ("program.py", "dear = 1  # dear\n", [(1, "dear")]),
        ("program.py", '"""One.\n\nBeside it.\n"""\nbeside = 2\n', [(3, "Beside")]),
        ("program.ts", "const anew = 'x'; // made anew\n/* one\n whoever */\n", [(1, "anew"), (3, "whoever")]),
        ("tests/test_it.py", "def test_whoever_asks() -> None: ...\nwhoever = 'x'\n", [(1, "whoever")]),
        (
            "program.test.ts",
            "test('one\\'s turn', f);\n  it.each(a)('it', f);\ntest('goes on anew', f);\n",
            [(3, "anew")],
        ),
        (
            "locales/en.ftl",
            "dear = Dear\n# anew\nkey = A table of one’s own, beside it\n",
            [(1, "Dear"), (3, "one's own")],
        ),
        ("program.py", "# not-beside-building, games/beside.py\n", []),
    ],
)
def test_idioms_are_found_with_their_lines(name: str, text: str, found: list[tuple[int, str]]) -> None:
    assert found_in(name, text) == found
