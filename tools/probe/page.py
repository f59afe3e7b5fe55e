"""The figures on the terminal and as a page. What people wrote around the figures of the page stays."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from tools.probe.latency import P99_MOST_MS
from tools.probe.report import Report, Section, cut

BEGIN: Final = "<!-- made: probe -->"
END: Final = "<!-- /made -->"


def verdict(report: Report) -> str:
    """The run in a sentence."""
    broken, missed = len(report.broken()), len(report.missed())
    checks = sum(section.checks for section in report.sections)
    return f"{checks} expectations, {broken} broken; {missed} targets of time or memory missed"


def show(report: Report, out: Console) -> None:
    """Print every section as a table, and what is wrong."""
    for section in report.sections:
        table = Table(title=section.name, title_justify="left")
        for column in section.columns:
            table.add_column(column, overflow="fold")
        for row in section.rows:
            table.add_row(*row)
        out.print(table)
    for what, lines in (("broken", report.broken()), ("missed", report.missed())):
        for line in cut(lines):
            out.print(f"{what}: {line}", markup=False)
    out.print(verdict(report))


def figures(report: Report) -> str:
    """The figures as Markdown."""
    lines = [
        f"Made on {report.date} by `{report.command}` in {report.seconds / 60:.0f} minutes, against {report.target}.",
        f"Machine: {report.machine}.",
        "",
        f"**Verdict:** {verdict(report)}.",
        "",
        f"Targets: the p99 of a bystander is at most {P99_MOST_MS:.0f} ms during every flood and every hostile upload; "
        "no acknowledged move is lost or played twice; after all floods the server has at most 50 MB more than at its "
        "start.",
        "",
    ]
    for section in report.sections:
        lines += section_lines(section)
    return "\n".join(lines)


def section_lines(section: Section) -> list[str]:
    lines = [f"### {section.name[:1].upper()}{section.name[1:]}", "", section.about, ""]
    lines.append("| " + " | ".join(section.columns) + " |")
    lines.append("|" + "---|" * len(section.columns))
    lines += ["| " + " | ".join(_escaped(cell) for cell in row) + " |" for row in section.rows]
    lines += ["", f"{section.checks} expectations, {len(section.broken)} broken, {len(section.missed)} targets missed."]
    lines += [f"- broken: {_escaped(line)}" for line in cut(section.broken)]
    lines += [f"- missed: {_escaped(line)}" for line in cut(section.missed)]
    lines += [f"- left out: {_escaped(line)}" for line in section.skipped]
    return [*lines, ""]


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", " ")


def write(path: Path, report: Report) -> None:
    """Put the figures into the page, between its two marks; a page without them gets them at its end."""
    put(path, BEGIN, figures(report), "# Probes\n\n")


def put(path: Path, mark: str, text: str, head: str = "") -> None:
    """Replace what a tool writes between this mark and the next end of one; what people wrote around it stays."""
    page = path.read_text("utf-8") if path.exists() else head
    before, found, rest = page.partition(mark)
    after = rest.partition(END)[2] if found else "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{before}{mark}\n\n{text}\n{END}{after}", "utf-8")
