"""Makes a compiled build: `python -m arktable.jobs.build FOLDER KEY COMMAND…`. A server runs it in the background.

COMMAND is `tools/compile.py` with its interpreter and level. The build is made in a folder of its own and renamed when
it is complete and all of it can be loaded: an interrupted build is never taken for a finished one. Of several builders
with the same key one works, and the others wait for it.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from arktable.jobs.builds import KEY_FILE, locked, remove_unused

LOWEST_PRIORITY: Final = 19


def make_build(folder: Path, key: str, command: Sequence[str]) -> None:
    """Make the build of this key unless it is there."""
    finished, part = folder / key, folder / f"{key}.part"
    with locked(folder, key, fcntl.LOCK_EX):
        if finished.is_dir():
            return
        shutil.rmtree(part, ignore_errors=True)
        environment = {**os.environ, "PYTHONPATH": str(part)}
        for more in ((), ("--prove",)):
            subprocess.run([*command, "--into", str(part), *more], env=environment, check=True)
        if (part / KEY_FILE).read_text(encoding="utf-8") != key:
            sys.exit("the sources have changed since the server was started")
        shutil.rmtree(part / "build", ignore_errors=True)  # C code and object files
        part.rename(finished)
    remove_unused(folder, key)


def main() -> None:
    """Make one build at the lowest priority."""
    folder, key, *command = sys.argv[1:]
    os.nice(LOWEST_PRIORITY)
    try:
        make_build(Path(folder), key, command)
    except subprocess.CalledProcessError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
