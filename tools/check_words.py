"""Fails for idioms that make comments and documentation hard to read for people whose first language is not English.

Each word is listed with what to write instead. Pages are read without code spans, quotations and the parts that tools
write; of programs, comments, texts and the names of tests are read; of locale files, the English sentences. Lines of
pages are at most 120 characters long.
"""

from __future__ import annotations

import io
import re
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What is read: files and folders from the root, with the endings that count there.
READ: dict[str, tuple[str, ...]] = {
    "README.md": (".md",),
    "ARCHITECTURE.md": (".md",),
    "CONTRIBUTING.md": (".md",),
    "GLOSSARY.md": (".md",),
    "STYLE.md": (".md",),
    "docs": (".md", ".toml"),
    "src/arktable": (".py", ".toml", "en.ftl"),
    "web/src": (".ts", ".svelte", ".css", "en.ftl"),
    "web/tests": (".ts",),
    "tests": (".py", "en.ftl"),
    "benchmarks": (".py",),
    "examples": (".py",),
    "tools": (".py", ".sh"),
}
# Not written by hand, or not ours: made pages, and the sentences of the rule books that rulings quote.
SKIPPED = (
    "docs/rules/where-",
    "docs/strength.md",
    "tools/check_words.py",
    "tools/compile.py",
    "tools/probe/",
    "tests/tools/test_check_words.py",
    "src/arktable/server/standalone/",
    "src/arktable/server/static/",
)

WORDS: dict[str, str] = {
    "so many": "a number, or 'this many'",
    "so much": "an amount",
    "one's own": "who owns it: their own, the reader's, your own",
    "one's choice": "a chosen …",
    "one's last turn": "the reader's last turn",
    "one's next turn": "the player's next turn",
    "one's turn": "the turn of a player, of the reader",
    "whoever": "who, or the name of the role: the player, the caller",
    "whomever": "whom, or the name of the role",
    "dear": "expensive",
    "dearer": "more expensive",
    "dearest": "most expensive",
    "anew": "again",
    "beside": "next to, or in addition to",
    "besides": "also, or in addition",
    "for ever": "permanently, without end",
    "all the same": "still, nevertheless",
    "in another world": "what is meant",
    "reckon": "compute, calculate",
    "reckons": "computes, calculates",
    "reckoned": "computed, calculated",
    "reckoning": "computing, calculating",
    "mend": "repair, fix",
    "mended": "repaired, fixed",
}
# Where workers stand next to a building: what players and tests of the rules call it.
PLACES = frozenset({"beside"})
_WORD = re.compile(
    rf"(?<![\w/.-])({'|'.join(re.escape(word).replace(chr(92) + ' ', chr(92) + 's+') for word in WORDS)})(?![\w/-])",
    re.IGNORECASE,
)
WIDTH = 120
_FENCE = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
_MADE = re.compile(r"<!-- made: .*?<!-- /made -->", re.DOTALL)
_WORD_ALONE = re.compile(r"\"[^\"\s]*\"")
_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
_COMMENTED = (".ts", ".svelte", ".css", ".mjs", ".js")
_TITLE = re.compile(r"\b(?:test|it|describe)(?:\.\w+)?\(\s*'([^'\n]*)'")
_KEY = re.compile(r"^(?:-?[\w-]+|\s*\.[\w-]+) =|^#.*", re.MULTILINE)
_SPAN = re.compile(r"`[^`\n]*`|\"[^\"\n]*\"|“[^”\n]*”|\*[^*\n]+\*(?!\*)")


def prose_of(name: str, text: str) -> str:
    """What is written for readers, on its lines: pages without code and quotations, comments and texts of programs."""
    if name.endswith(".md"):
        return _SPAN.sub(_blank, _MADE.sub(_blank, text))
    if name.endswith(".py"):
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        kept = [(token.start[0], spoken) for token in tokens if " " in (spoken := _spoken(token))]  # no names and keys
    elif name.endswith(_COMMENTED):
        found_in_text = [*_COMMENT.finditer(text), *_TITLE.finditer(text)]
        kept = [(text.count("\n", 0, found.start()) + 1, found[0]) for found in found_in_text]
    elif name.endswith(".ftl"):
        return _KEY.sub("", text).replace("’", "'")
    else:
        return _WORD_ALONE.sub(_blank, text)
    lines = [""] * (text.count("\n") + 2)
    for first, comment in kept:
        for line, part in enumerate(comment.split("\n"), first - 1):
            lines[line] += part + " "
    return "\n".join(lines)


def _spoken(token: tokenize.TokenInfo) -> str:
    """What a token of a program says: a comment, a text, or the name of a test as a sentence."""
    if token.type == tokenize.NAME and token.string.startswith("test_"):
        return token.string.replace("_", " ")
    return token.string if token.type in (tokenize.COMMENT, tokenize.STRING) else ""


def _blank(match: re.Match[str]) -> str:
    """Something that is no word, with as many lines."""
    return "·" + "\n" * match[0].count("\n")


def found_in(name: str, text: str) -> list[tuple[int, str]]:
    """The idioms of a file with their lines."""
    prose = prose_of(name, text)
    about_games = name.startswith(("tests/", "web/tests/")) or name.endswith((".ftl", ".test.ts"))
    found = [match for match in _WORD.finditer(prose) if not (about_games and match[1].lower() in PLACES)]
    return [(prose.count("\n", 0, match.start()) + 1, match[1]) for match in found]


def too_long(text: str) -> list[int]:
    """The lines of a page that are not wrapped. Tables, code, pictures and what tools write may be longer."""
    text = _FENCE.sub(_blank, _MADE.sub(_blank, text))
    lines = enumerate(text.split("\n"), 1)
    return [number for number, line in lines if len(line) > WIDTH and not line.lstrip().startswith(("|", "!["))]


def main() -> int:
    """Print every idiom and every long line with its place."""
    problems: list[str] = []
    count = 0
    for start, endings in READ.items():
        path = ROOT / start
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if not file.name.endswith(endings) or name.startswith(SKIPPED):
                continue
            text = file.read_text(encoding="utf-8")
            if "made by `make" in text.split("\n", 1)[0]:
                continue
            count += 1
            if name.endswith(".md"):
                problems += [f"{name}:{line}: wrap it at {WIDTH} characters" for line in too_long(text)]
            for line, word in found_in(name, text):
                instead = WORDS[" ".join(word.lower().split())]
                problems.append(f"{name}:{line}: {word!r}: write {instead}")
    print(*problems, sep="\n", end="\n" if problems else "")
    print(f"words: {count} files, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
