"""Reads the exposition format of Prometheus, strictly: what does not follow its grammar is an error."""

from __future__ import annotations

import re
from typing import NamedTuple

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = re.compile(r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"')
SAMPLE = re.compile(rf"({NAME})(?:\{{(.*)\}})? ([0-9eE.+-]+|\+Inf|-Inf|NaN)")
ESCAPED = {r"\\": "\\", r"\"": '"', r"\n": "\n"}
ENDINGS = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}


class Family(NamedTuple):
    """The samples of one metric by ending and labels."""

    kind: str
    help: str
    samples: dict[tuple[str, tuple[tuple[str, str], ...]], float]

    def value(self, ending: str = "", **labels: str) -> float:
        return self.samples[ending, tuple(sorted(labels.items()))]


def read(text: str) -> dict[str, Family]:
    """The metrics of a text by name."""
    assert text.endswith("\n")
    families: dict[str, Family] = {}
    helps: dict[str, str] = {}
    name = ""
    for line in text[:-1].split("\n"):
        if line.startswith("# HELP "):
            name, _, explanation = line[7:].partition(" ")
            assert re.fullmatch(NAME, name), line
            assert name not in helps, f"{name} is told twice"
            helps[name] = explanation
        elif line.startswith("# TYPE "):
            typed, kind = line[7:].split(" ")
            assert typed == name, line
            families[name] = Family(kind, helps[name], {})
        else:
            add(families[name], name, line)
    for family in families.values():
        check(family)
    return families


def add(family: Family, name: str, line: str) -> None:
    found = SAMPLE.fullmatch(line)
    assert found, line
    ending = found[1].removeprefix(name)
    assert ending in ENDINGS[family.kind], line
    key = (ending, tuple(sorted(labels(found[2] or ""))))
    assert key not in family.samples, f"twice: {line}"
    family.samples[key] = float(found[3])


def labels(text: str) -> list[tuple[str, str]]:
    pairs, at = [], 0
    while at < len(text):
        found = LABEL.match(text, at)
        assert found, text
        pairs.append((found[1], re.sub(r"\\.", lambda one: ESCAPED[one[0]], found[2])))
        at = found.end()
        assert at == len(text) or text[at] == ",", text
        at += 1
    return pairs


def check(family: Family) -> None:
    """Buckets never fall, and the last one is the count."""
    if family.kind != "histogram":
        return
    series: dict[tuple[tuple[str, str], ...], list[tuple[float, float]]] = {}
    for (ending, pairs), value in family.samples.items():
        if ending == "_bucket":
            others = tuple(pair for pair in pairs if pair[0] != "le")
            series.setdefault(others, []).append((float(dict(pairs)["le"]), value))
    for others, buckets in series.items():
        assert buckets == sorted(buckets), buckets
        assert [count for _, count in buckets] == sorted(count for _, count in buckets), buckets
        assert buckets[-1] == (float("inf"), family.samples["_count", others])
