"""The routes of the server as an OpenAPI document: `docs/reference/openapi.json`, written by `make types`.

Addresses come from the lists of routes, bodies from what a route reads (`call.read(Body)`), shapes from the typed
definitions. What a route does and answers is said once, in the tables of `docs/reference`: its row is the description,
and the first shape that it names behind `→` is the answer.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable

from arktable import __version__
from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.routes.all import ROUTES
from arktable.server.routes.route import Route
from tools.shapes import REF, Schema

SCHEMAS = "#/components/schemas/"
READS = re.compile(r"\bcall\.read\((\w+)\)")
PARAMETER = re.compile(r"\{(\w+)(:\w+)?\}")
SEGMENT = re.compile(r"\{[^}]*\}[^/]*")
ROW = re.compile(r"^\| `(GET|POST) (/[^`?]*)[^`]*`((?:, `/[^`]*`)*) \| (.+) \|$", re.MULTILINE)
ANSWER = re.compile(r"→ `(\[?)(\w+)\]?`")
PROBLEM: Schema = {
    "type": "object",
    "description": "What was refused: a key and its arguments, which the client says in its language.",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["key", "args"],
            "properties": {"key": {"type": "string"}, "args": {"type": "object"}},
        }
    },
}


def document(shapes: dict[str, Schema], pages: Iterable[str]) -> str:
    """The document as JSON, from the shapes by name and the texts of the pages with the tables of routes."""
    rows = described_routes(pages)
    paths: dict[str, Schema] = {}
    for route in [*ROUTES, *DISTANCE_ROUTES]:
        described = operation(route, rows.get((route.method, plain(route.path)), ""), shapes)
        paths.setdefault(PARAMETER.sub(r"{\1}", route.path), {})[route.method.lower()] = described
    found = {
        "openapi": "3.1.0",
        "info": {
            "title": "Arktable",
            "version": __version__,
            "description": "What a server answers. docs/reference/wire.md explains it and the live connection.",
        },
        "servers": [{"url": "/api"}],
        "paths": paths,
        "components": {"schemas": {**shapes, "Problem": PROBLEM}},
    }
    return json.dumps(found, indent=1, ensure_ascii=False).replace(f'"{REF}', f'"{SCHEMAS}') + "\n"


def plain(path: str) -> str:
    """An address whose parameters have no names: the pages have shorter ones."""
    return SEGMENT.sub("{}", path)


def described_routes(pages: Iterable[str]) -> dict[tuple[str, str], str]:
    """What the tables of the pages say of each route, by method and address. A row may name several ends of one."""
    found = {}
    for page in pages:
        for method, path, others, meaning in ROW.findall(page):
            ends = re.findall(r"`(/[^`?]*)", others)
            for address in (path, *(path.rpartition("/")[0] + end for end in ends)):
                found[method, plain(address)] = meaning
    return found


def operation(route: Route, meaning: str, shapes: dict[str, Schema]) -> Schema:
    """One route: what it takes and answers."""
    made: Schema = {"operationId": f"{route.answer.__module__.rpartition('.')[2]}-{route.answer.__name__}"}
    if meaning:
        made["description"] = meaning
    if PARAMETER.search(route.path):
        made["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer" if kind == ":int" else "string"},
            }
            for name, kind in PARAMETER.findall(route.path)
        ]
    body = READS.search(inspect.getsource(route.answer))
    if body and body[1] in shapes:
        made["requestBody"] = {"required": True, "content": as_json({"$ref": REF + body[1]})}
    good: Schema = {"description": "The answer."}
    answer = ANSWER.search(meaning)
    if answer and answer[2] in shapes:
        shape: Schema = {"$ref": REF + answer[2]}
        good["content"] = as_json({"type": "array", "items": shape} if answer[1] else shape)
    refused: Schema = {"description": "Refused.", "content": as_json({"$ref": REF + "Problem"})}
    return {**made, "responses": {"200": good, "default": refused}}


def as_json(schema: Schema) -> Schema:
    """A content of this schema."""
    return {"application/json": {"schema": schema}}
