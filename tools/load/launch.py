"""Starts `arktable` with the names of its threads visible to the system: `python -m tools.load.launch serve …`.

Python 3.11 does not tell the system the names of threads, and the CPU time of a thread is found by its name.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from pathlib import Path

_run = threading.Thread.run


def _named(thread: threading.Thread) -> None:
    with contextlib.suppress(OSError):
        Path(f"/proc/self/task/{threading.get_native_id()}/comm").write_text(thread.name, "utf-8")
    _run(thread)


def main() -> None:
    threading.Thread.run = _named  # type: ignore[method-assign, assignment]  # only in this process
    from arktable.cli.main import run  # noqa: PLC0415 - after the change above

    sys.argv[0] = "arktable"
    run()


if __name__ == "__main__":
    main()
