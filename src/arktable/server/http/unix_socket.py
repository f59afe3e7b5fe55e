"""A Unix socket to listen on: one file, which a proxy opens. Its mode lets the group in, and nobody else."""

from __future__ import annotations

import contextlib
import os
import socket
import stat
from pathlib import Path
from typing import Final

from arktable.engine.errors import ArktableError

MODE: Final = 0o660
MOST_BYTES: Final = 100
"""The system allows 107 for the path of a socket; a few are needed while it is made."""
BACKLOG: Final = 2048


class SocketError(ArktableError):
    """A Unix socket cannot be used."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__("unix-socket", f"cannot listen on {path}: {why}", {"path": str(path)})


class UnixSocket:
    """A socket that listens at a path. The file of a server that was killed is replaced."""

    def __init__(self, path: Path) -> None:
        check_path(path)
        self._path = path
        # Made under another name and renamed, so that it never has a wrong mode and a proxy never misses it.
        made = path.with_name(f".{os.getpid()}")
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            made.unlink(missing_ok=True)
            self.socket.bind(str(made))
            made.chmod(MODE)
            self.socket.listen(BACKLOG)
            self._number = made.stat().st_ino
            made.rename(path)
        except OSError as error:
            self.socket.close()
            raise SocketError(path, str(error.strerror)) from None

    def remove(self) -> None:
        """Remove the file, unless another server has taken its place. To be called before the socket is closed: then
        the number of the file cannot belong to another one.
        """
        with contextlib.suppress(OSError):
            if self.socket.fileno() >= 0 and self._path.stat().st_ino == self._number:
                self._path.unlink()


def check_path(path: Path) -> None:
    """Refuse a path at which another server listens, or something else is."""
    if len(os.fsencode(path)) > MOST_BYTES:
        raise SocketError(path, f"the path is longer than {MOST_BYTES} bytes")
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise SocketError(path, str(error.strerror)) from None
    if not stat.S_ISSOCK(mode):
        raise SocketError(path, "there is a file that is not a socket")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as trial:
        try:
            trial.connect(str(path))
        except OSError:
            return  # nobody listens there any more
    raise SocketError(path, "another server listens there")
