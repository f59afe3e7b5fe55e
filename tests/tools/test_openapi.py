"""The OpenAPI document has every route, and everything it refers to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.routes.all import ROUTES
from tools.openapi import PARAMETER, described_routes, plain
from tools.shapes import Schema

FILE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "openapi.json"


@pytest.fixture(scope="module")
def document() -> Schema:
    read: Schema = json.loads(FILE.read_text("utf-8"))
    return read


def operations(document: Schema) -> dict[tuple[str, str], Schema]:
    return {(method, path): one for path, methods in document["paths"].items() for method, one in methods.items()}


def test_every_route_is_there_with_its_parameters(document: Schema) -> None:
    found = operations(document)
    assert found.keys() == {
        (route.method.lower(), PARAMETER.sub(r"{\1}", route.path)) for route in (*ROUTES, *DISTANCE_ROUTES)
    }
    for (_, path), one in found.items():
        assert [given["name"] for given in one.get("parameters", [])] == re.findall(r"\{(\w+)\}", path)
    assert len({one["operationId"] for one in found.values()}) == len(found)


def test_every_route_is_described(document: Schema) -> None:
    assert [key for key, one in operations(document).items() if "description" not in one] == []


def test_every_reference_leads_to_a_shape(document: Schema) -> None:
    refs = set(re.findall(r'"#/([^"]+)"', json.dumps(document)))
    assert {ref.rpartition("/")[0] for ref in refs} == {"components/schemas"}
    assert {ref.rpartition("/")[2] for ref in refs} <= document["components"]["schemas"].keys()


def test_bodies_and_answers_are_the_shapes_of_the_reference(document: Schema) -> None:
    found = operations(document)
    body = found["post", "/me"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NameBody"}
    lessons = found["get", "/lessons"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert lessons == {"type": "array", "items": {"$ref": "#/components/schemas/LessonBrief"}}
    assert found["get", "/tables/{table_id}/at/{n}"]["parameters"][1]["schema"] == {"type": "integer"}


def test_a_row_may_name_several_ends() -> None:
    rows = described_routes(["| `POST /a/{id}/try`, `/why` | both |\n| `GET /b?x=1` | one |\n"])
    assert rows == {("POST", "/a/{}/try"): "both", ("POST", "/a/{}/why"): "both", ("GET", "/b"): "one"}
    assert plain("/games/{game}/words/{lang}.ftl") == "/games/{}/words/{}"
