"""`arktable serve`: the web table."""

from __future__ import annotations

import socket
from typing import Annotated
from urllib.parse import urlsplit

import typer

from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.options import Language
from arktable.i18n.words import Words
from arktable.server.logs.names import FORMATS, LEVELS

app = one_command()

EXAMPLES = examples(
    "serve",
    "serve --port 9000 --database tables.db",
    "serve --host 0.0.0.0",
    "serve --public-url https://table.example.org",
    "serve --no-build",
    "serve --uds /run/arktable/1.sock --metrics 127.0.0.1:9101 --log-format json",
)


@app.command(epilog=EXAMPLES)
def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")] = 8000,
    database: Annotated[
        str,
        typer.Option(metavar="FILE", help="SQLite file with all tables, or a database address.", show_default=False),
    ] = "",
    build: Annotated[
        bool, typer.Option("--build/--no-build", help="Compile the bots in the background, so that they think faster.")
    ] = True,
    public_url: Annotated[
        str,
        typer.Option(metavar="URL", help="Address at which others reach the server, for links.", show_default=False),
    ] = "",
    uds: Annotated[
        str,
        typer.Option(
            metavar="FILE", help="Unix socket to listen on, for a proxy, instead of host and port.", show_default=False
        ),
    ] = "",
    metrics: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT", help="Address at which Prometheus gets metrics, as 127.0.0.1:9100.", show_default=False
        ),
    ] = "",
    log_level: Annotated[str, typer.Option(metavar="LEVEL", help=" | ".join(LEVELS))] = "warning",
    log_format: Annotated[str, typer.Option(metavar="FORMAT", help=" | ".join(FORMATS), show_default=False)] = "",
    lang: Language = None,
) -> None:
    """Open the web table for people and bots.

    Prints the address to open in a browser. Tables are kept in a database, by default in your data folder; stop the
    server with Ctrl-C and start it again, and all games continue. Without --database the variables DATABASE_URL and
    ARKTABLE_DATABASE are used.
    """
    words = Words(language(lang))
    if log_level not in LEVELS:
        raise UsageError(f"--log-level {log_level}: choose one of {', '.join(LEVELS)}")
    _check_url(public_url)
    if log_format not in ("", *FORMATS):
        raise UsageError(f"--log-format {log_format}: choose one of {', '.join(FORMATS)}")
    if not uds:
        _check_free(host, port)
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.app import run_server  # noqa: PLC0415 - see above

    run_server(
        host,
        port,
        database,
        log_level=log_level,
        on_open=lambda address: typer.echo(_open(words, address)),
        may_build=build,
        uds=uds,
        public_url=public_url,
        metrics=metrics,
        log_format=log_format,
    )


def _open(words: Words, address: str) -> str:
    return words.text("cli-serve-open", address=address)


def _check_url(given: str) -> None:
    """Report an address that cannot be a link before the server starts."""
    place = urlsplit(given)
    if given and (place.scheme not in ("http", "https") or not place.hostname or place.query or place.fragment):
        raise UsageError(f"--public-url {given}: write it as https://table.example.org")


def _check_free(host: str, port: int) -> None:
    """Report an address that cannot be used before the server starts."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        raise UsageError(
            f"cannot listen on {host} port {port}: {error.strerror}; choose another with --port or --host"
        ) from None
