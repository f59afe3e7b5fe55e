"""`python -m arktable.server [port] [database]`, for work on the server itself; people use `arktable serve`."""

from __future__ import annotations

import sys

from arktable.engine.errors import ArktableError
from arktable.server.app import run_server

if __name__ == "__main__":
    arguments = sys.argv[1:]
    try:
        run_server(port=int(arguments[0]) if arguments else 8000, database=arguments[1] if len(arguments) > 1 else "")
    except ArktableError as error:
        raise SystemExit(str(error)) from None
