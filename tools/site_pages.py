"""Pages of the documentation that are not files of docs: README and its like, notebooks, and the API reference.

`properdocs.yml` names this file as a hook. Our files are written for the Markdown of code hosts; the generator's is
older, so that code below a list item, the file name of a code block and lists without an empty line above are written
in its way.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from markdown.extensions.toc import slugify
from properdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.api_reference import reference  # noqa: E402 - after the path is set
from tools.notebook_page import page as notebook_page  # noqa: E402 - the same

OTHERS = ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "GLOSSARY", "SECURITY", "STYLE")
ROOT_PAGES = {
    "README.md": "index.md",
    **{f"{name}.md": f"{name}.md" for name in OTHERS},
}
"""Files of the root of the repository, and the pages they become."""
NOTEBOOKS = {"examples/balance.ipynb": "research/balance.md"}
"""Notebooks, and the pages they become."""
FOLDERS = {
    "docs/how-to": "how-to/write-a-bot.md",
    "docs/reference": "reference/python.md",
    "docs/rules": "rules/sources.md",
    "docs/decisions": "decisions/README.md",
}
"""Links to a folder lead to its first page."""
FENCE = re.compile(r"^( *)```(\w*)(?: (\S+))?$")
ITEM = re.compile(r"^(?:- |\d+\. )")
IN_ITEM = " " * 8
"""Code below a list item is indented by this."""
LINK = re.compile(r"(?<=\]\()([^)#\s]+)(#[^)\s]*)?(?=\))")

DIGIT_LINK = re.compile(r"(\]\([^)#\s]*#)(?=\d)")
"""A link to an anchor that begins with a digit, up to the digit; see `slug`."""


def page_of(target: str) -> str:
    """The page, seen from the root, of what a file in the root of the repository links to."""
    if "://" in target:
        return target
    target = target.rstrip("/")
    return FOLDERS.get(target) or ROOT_PAGES.get(target) or NOTEBOOKS.get(target) or target.removeprefix("docs/")


def root_page(name: str) -> str:
    """A file of the root as a page: its links lead to pages."""
    text = (ROOT / name).read_text("utf-8")
    return LINK.sub(lambda found: page_of(found[1]) + (found[2] or ""), text)


def slug(text: str, separator: str) -> str:
    """The anchor of a heading. It does not begin with a digit, because the script of the theme could not find it."""
    found = slugify(text, separator)
    return f"n{found}" if found[:1].isdigit() else found


def on_config(config: Any) -> Any:
    """Set how anchors are made."""
    config["mdx_configs"].setdefault("toc", {})["slugify"] = slug
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the pages."""
    for name, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=root_page(name)))
    for name, page in NOTEBOOKS.items():
        text, pictures = notebook_page(ROOT / name)
        files.append(File.generated(config, page, content=text))
        for picture, content in pictures.items():
            files.append(File.generated(config, f"{page.rpartition('/')[0]}/{picture}", content=content))
    files.append(File.generated(config, "reference/api.md", content=reference()))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A page in the Markdown of the generator."""
    for name, page in NOTEBOOKS.items():
        markdown = markdown.replace(f"](../../{name})", f"](../{page})")
    return "\n".join(rewritten(DIGIT_LINK.sub(r"\1n", markdown).split("\n")))


def rewritten(lines: list[str]) -> Iterator[str]:
    """The lines of a page, with code and lists in the way of the generator."""
    indent, inside, before = "", False, ""
    for line in lines:
        fence = FENCE.match(line)
        if fence and not inside:
            inside, indent = True, fence[1]
            if fence[3]:
                yield f"`{fence[3]}`:\n"
            yield "" if indent else f"```{fence[2]}"
        elif fence and inside:
            inside = False
            yield "" if indent else "```"
        elif inside:
            yield IN_ITEM + line.removeprefix(indent) if indent else line
        else:
            if ITEM.match(line) and before and not before.startswith((" ", "-")) and not ITEM.match(before):
                yield ""
            yield line
        before = line
