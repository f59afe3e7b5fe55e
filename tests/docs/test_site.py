"""`make docs`: the pages are built without a warning, and a link that leads nowhere is one."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import arktable
from arktable import typed
from tools.site_pages import page_of, rewritten

ROOT = Path(__file__).resolve().parents[2]
CONFIG = ROOT / "properdocs.yml"


def build(config: Path, into: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "properdocs", "build", "--strict", "-f", str(config), "-d", str(into)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = build(CONFIG, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


class Loaded(HTMLParser):
    """The addresses of what a page loads by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("script", "img", "iframe") or (tag == "link" and given.get("rel") != "canonical"):
            self.found.append(given.get("src") or given.get("href") or "")


def test_pages_load_nothing_from_other_servers(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 50
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text("utf-8"))
        assert not [address for address in loaded.found if "//" in address], page


def test_the_reference_has_every_public_name(site: Path) -> None:
    page = (site / "reference" / "api.html").read_text("utf-8")
    headings = set(re.findall(r'<h2 id="[^"]*">(\w+)', page))
    assert headings == {*arktable.__all__, "Types"}
    assert set(typed.__all__) <= set(re.findall(r"<code>(\w+)</code>", page))
    assert "Play one game between bots." in page
    assert "<code>winners</code>" in page  # a property of Match
    public, _, others = page.partition("are for authors of games")
    assert "position.view" in public.lower()
    assert "position.advance" in others.lower()


def test_a_notebook_is_a_page_with_its_plots(site: Path) -> None:
    page = (site / "research" / "balance.html").read_text("utf-8")
    plots = re.findall(r'src="(balance-\d\.png)"', page)
    assert len(plots) == 3
    assert all((site / "research" / plot).is_file() for plot in plots)
    assert 'href="../research/balance.html"' in (site / "reference" / "python.html").read_text("utf-8")
    assert 'href="research/balance.html"' in (site / "index.html").read_text("utf-8")


def test_code_blocks_with_a_file_name_do_not_swallow_what_follows(site: Path) -> None:
    page = (site / "how-to" / "add-a-game.html").read_text("utf-8")
    assert re.search(r"<h2[^>]*>5\. Prove it", page)
    assert "```" not in page


def test_anchors_begin_with_a_letter_and_wide_tables_scroll(site: Path) -> None:
    """The script of the theme looks for every anchor of a page, and stops at one that begins with a digit."""
    pages = [page.read_text("utf-8") for page in site.rglob("*.html") if page.name != "404.html"]  # of the theme
    assert not [found for page in pages for found in re.findall(r'<h[1-6] id="\d[^"]*"', page)]
    assert 'href="add-a-game.html#n3-find-its-words"' in (site / "how-to" / "add-a-house-rule.html").read_text("utf-8")
    assert "overflow-x: auto" in (site / "site.css").read_text("utf-8")
    assert all("site.css" in page for page in pages if "<h1" in page)


def test_a_link_that_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    pages = tmp_path / "docs"
    pages.mkdir()
    (pages / "a.md").write_text("# A\n\n[one](missing.md) [two](b.md#nothing)\n")
    (pages / "b.md").write_text("# B\n")
    text = CONFIG.read_text("utf-8").split("\nnav:")[0].replace("docs_dir: docs", f"docs_dir: {pages}")
    config = tmp_path / "properdocs.yml"
    config.write_text(re.sub(r"hooks:\n.*\n", "", text))
    done = build(config, tmp_path / "out")
    assert done.returncode != 0
    assert "missing.md" in done.stderr
    assert "#nothing" in done.stderr


def test_links_of_the_readme_lead_to_pages() -> None:
    assert page_of("docs/reference/server.md") == "reference/server.md"
    assert page_of("docs/how-to") == "how-to/write-a-bot.md"
    assert page_of("README.md") == "index.md"
    assert page_of("https://example.org/docs/") == "https://example.org/docs/"


def test_code_below_a_list_item_is_indented() -> None:
    assert list(rewritten(["1. Do", "   ```sh", "   make", "   ```", "2. On"])) == [
        "1. Do",
        "",
        "        make",
        "",
        "2. On",
    ]


def test_a_list_gets_an_empty_line_above() -> None:
    assert list(rewritten(["These:", "- one", "- two"])) == ["These:", "", "- one", "- two"]
