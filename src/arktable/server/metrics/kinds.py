"""Counters, gauges and histograms, and their text in the exposition format of Prometheus (version 0.0.4).

An increment costs less than a microsecond and takes no lock: only the event loop counts, and it also writes the text.
"""

from __future__ import annotations

import math
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final, Self

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

Labels = tuple[str, ...]


class Metric:
    """A name, an explanation, the names of the labels, and a value for each combination of labels."""

    kind: ClassVar[str]

    def __init__(self, name: str, explanation: str, *labels: str) -> None:
        self.name = name
        self.explanation = explanation
        self.labels = labels

    def samples(self) -> Iterator[str]:
        """The lines of the values."""
        raise NotImplementedError

    def lines(self) -> Iterator[str]:
        """The explanation, the kind, and the values."""
        yield f"# HELP {self.name} {_escaped(self.explanation)}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self.samples()

    def _sample(self, ending: str, values: Sequence[str], value: float, *more: tuple[str, str]) -> str:
        pairs = [*zip(self.labels, values, strict=True), *more]
        inside = ",".join(f'{name}="{_quoted(text)}"' for name, text in pairs)
        return (
            f"{self.name}{ending}{{{inside}}} {_number(value)}" if inside else f"{self.name}{ending} {_number(value)}"
        )


class _Valued(Metric):
    """A metric with one number for each combination of labels."""

    def __init__(self, name: str, explanation: str, *labels: str) -> None:
        super().__init__(name, explanation, *labels)
        self.values: dict[Labels, float] = {}

    def value(self, *labels: str) -> float:
        """The present number; 0 if nothing was counted."""
        return self.values.get(labels, 0)

    def samples(self) -> Iterator[str]:
        if not self.labels and not self.values:
            yield self._sample("", (), 0)
        for labels, value in self.values.items():
            yield self._sample("", labels, value)


class Counter(_Valued):
    """Counts up. Its name ends in `_total`."""

    kind = "counter"

    def known(self, *values: str) -> Self:
        """Show 0 for these values of the only label: Prometheus sees no increase to the first value that it gets."""
        self.values = {(value,): 0 for value in values}
        return self

    def add(self, *labels: str) -> None:
        """Count one."""
        self.values[labels] = self.values.get(labels, 0) + 1


class Total(Counter):
    """A counter that is kept elsewhere, such as by the operating system, and read before the text is written."""

    def set(self, value: float, *labels: str) -> None:
        self.values[labels] = value


class Gauge(_Valued):
    """A number that goes up and down. Most are read just before the text is written."""

    kind = "gauge"

    def set(self, value: float, *labels: str) -> None:
        self.values[labels] = value

    def change(self, by: float, *labels: str) -> None:
        self.values[labels] = self.values.get(labels, 0) + by

    def clear(self) -> None:
        """Forget all values, for a number that is not known now."""
        self.values.clear()

    def samples(self) -> Iterator[str]:
        """The known values only: a gauge that is not known has none."""
        for labels, value in self.values.items():
            yield self._sample("", labels, value)


class Overdue(Gauge):
    """The seconds since a time at which something was expected; 0 before it."""

    def __init__(self, name: str, explanation: str, *labels: str) -> None:
        super().__init__(name, explanation, *labels)
        self._expected: dict[Labels, float] = {}

    def expect(self, seconds: float, *labels: str) -> None:
        """Something is expected within this time from now."""
        self._expected[labels] = time.monotonic() + seconds

    def begin(self, seconds: float, *labels: str) -> None:
        """Something is expected within this time, unless an earlier time holds."""
        self._expected.setdefault(labels, time.monotonic() + seconds)

    def forget(self, *labels: str) -> None:
        """It is expected no longer."""
        self._expected.pop(labels, None)

    def samples(self) -> Iterator[str]:
        now = time.monotonic()
        self.values = {labels: max(0.0, now - at) for labels, at in self._expected.items()}
        return super().samples()


class Histogram(Metric):
    """Counts values by size. `bounds` are the upper bounds of its buckets, ascending."""

    kind = "histogram"

    def __init__(self, name: str, explanation: str, bounds: Sequence[float], *labels: str) -> None:
        super().__init__(name, explanation, *labels)
        self.bounds = tuple(bounds)
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}
        if not labels:
            self._begin(())

    def _begin(self, labels: Labels) -> list[int]:
        self._sums[labels] = 0.0
        self._counts[labels] = counts = [0] * (len(self.bounds) + 1)
        return counts

    def known(self, *values: str) -> Self:
        """Show no values for these values of the only label, until there are some."""
        for value in values:
            self._begin((value,))
        return self

    def observe(self, value: float, *labels: str) -> None:
        """Count a value."""
        counts = self._counts.get(labels) or self._begin(labels)
        counts[bisect_left(self.bounds, value)] += 1
        self._sums[labels] += value

    def count(self, *labels: str) -> int:
        """How many values were counted."""
        return sum(self._counts.get(labels, ()))

    def samples(self) -> Iterator[str]:
        for labels, counts in self._counts.items():
            below = 0
            for bound, count in zip((*self.bounds, math.inf), counts, strict=True):
                below += count
                yield self._sample("_bucket", labels, below, ("le", _number(bound)))
            yield self._sample("_sum", labels, self._sums[labels])
            yield self._sample("_count", labels, below)


def exposition(metrics: Iterable[Metric]) -> str:
    """The text that a scrape gets."""
    return "".join(f"{line}\n" for metric in metrics for line in metric.lines())


def _number(value: float) -> str:
    if value == math.inf:
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(value)


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace("\n", r"\n")


def _quoted(text: str) -> str:
    return _escaped(text).replace('"', r"\"")
