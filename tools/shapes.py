"""Reads typed shapes (`TypedDict`, msgspec's `Struct`) into JSON schemas, with the meaning of each field.

The schema is msgspec's. It knows neither the order in which TypedDicts name their fields nor the line under a field
that says what it means; both are read from the source.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, get_args, is_typeddict

import msgspec

REF = "#/definitions/"
Schema = dict[str, Any]


def shapes_in(module: ModuleType) -> list[type]:
    """The shapes that a module defines itself, in its order."""
    return [
        thing
        for name, thing in vars(module).items()
        if isinstance(thing, type)
        and not name.startswith("_")
        and thing.__module__ == module.__name__
        and (is_typeddict(thing) or issubclass(thing, msgspec.Struct))
    ]


def unions_in(module: ModuleType) -> dict[str, list[type]]:
    """Names for "one of these shapes": msgspec has no schema for a choice between TypedDicts."""
    found = {}
    for name, thing in vars(module).items():
        parts = get_args(thing)
        if not name.startswith("_") and len(parts) > 1 and all(is_typeddict(part) for part in parts):
            found[name] = list(parts)
    return found


def definitions(modules: Iterable[ModuleType], sent: ModuleType | None = None) -> dict[str, Schema]:
    """A schema for every shape of these modules and for every shape they use, by name.

    What a Struct of `sent` has a default for crosses the wire nevertheless, unless its class leaves defaults out.
    """
    modules = list(modules)
    shapes = list(dict.fromkeys(shape for module in modules for shape in shapes_in(module)))
    by_name = {shape.__name__: shape for shape in shapes}
    _, found = msgspec.json.schema_components(shapes, ref_template=REF + "{name}")
    for name, schema in found.items():
        _closed(schema)
        if name in by_name:
            _explain(schema, by_name[name])
            if sent is not None and by_name[name] in shapes_in(sent) and _says_all(by_name[name]):
                schema["required"] = list(schema["properties"])
    for shape in shapes:
        if joined := _joined(shape, by_name):
            found[shape.__name__] = {
                "allOf": [{"$ref": REF + part} for part in joined],
                "description": shape.__doc__ or "",
            }
    for module in modules:
        for name, parts in unions_in(module).items():
            found[name] = {"title": name, "anyOf": [{"$ref": REF + part.__name__} for part in parts]}
            found[name] |= {"description": doc} if (doc := _module_docs(module).get(name)) else {}
    return found


def _says_all(shape: type) -> bool:
    return issubclass(shape, msgspec.Struct) and not shape.__struct_config__.omit_defaults


def _closed(schema: Any) -> None:
    """Say it as TypeScript can: any mapping may have any key, a tuple has the types of its places, a list no length."""
    if isinstance(schema, list):
        for part in schema:
            _closed(part)
    elif isinstance(schema, dict):
        if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties", "tsType"}:
            schema["additionalProperties"] = True
        if "prefixItems" in schema:
            schema["items"] = schema.pop("prefixItems")
            schema["additionalItems"] = False
        else:
            for limit in ("minItems", "maxItems"):
                schema.pop(limit, None)
        for part in list(schema.values()):
            _closed(part)


def _explain(schema: Schema, shape: type) -> None:
    """Order the fields as the source does, and add what the lines under them say."""
    fields = _fields(shape)
    properties = schema.get("properties", {})
    schema["properties"] = {name: properties[name] for name in fields if name in properties} | properties
    for name, meaning in fields.items():
        if meaning and name in properties:
            field = properties[name]
            # A bare reference takes no description next to it.
            properties[name] = {"allOf": [field], "description": meaning} if "$ref" in field else field
            properties[name]["description"] = meaning
    schema["properties"] = {name: properties[name] for name in schema["properties"]}


def _class_of(shape: type) -> ast.ClassDef:
    """The statement that defines this shape."""
    source = inspect.getsource(sys.modules[shape.__module__])
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return next(node for node in classes if node.name == shape.__name__)


def _fields(shape: type) -> dict[str, str]:
    """The fields of a shape and of those it builds on, each with its meaning."""
    module, node = sys.modules[shape.__module__], _class_of(shape)
    found: dict[str, str] = {}
    for base in node.bases:
        built_on = getattr(module, base.id, None) if isinstance(base, ast.Name) else None
        if isinstance(built_on, type) and is_typeddict(built_on):
            found |= _fields(built_on)
    return found | meanings(node.body)


def _joined(shape: type, known: Mapping[str, type]) -> list[str]:
    """The known shapes that a TypedDict joins without fields of its own; else none."""
    node = _class_of(shape)
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    if len(bases) < 2 or meanings(node.body) or not all(base in known for base in bases):
        return []
    return bases


def meanings(body: list[ast.stmt]) -> dict[str, str]:
    """Annotated names, and the text that follows each."""
    found: dict[str, str] = {}
    for statement, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            text = following.value if isinstance(following, ast.Expr) else None
            said = text.value if isinstance(text, ast.Constant) and isinstance(text.value, str) else ""
            found[statement.target.id] = inspect.cleandoc(said)
    return found


def _module_docs(module: ModuleType) -> dict[str, str]:
    return meanings(ast.parse(inspect.getsource(module)).body)


def type_words(schema: Schema) -> str:
    """A schema as a short type, for tables."""
    if "tsType" in schema:
        name = str(schema["tsType"])
        return {"Seat": "seat", "Args": "arguments"}.get(name, name)
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "allOf" in schema:
        return " and ".join(type_words(part) for part in schema["allOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(type_words(part) for part in schema["anyOf"])
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        items = schema.get("items", {})
        inside = ", ".join(type_words(part) for part in items) if isinstance(items, list) else f"{type_words(items)} …"
        return f"[{inside}]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"{{key: {type_words(values) if isinstance(values, dict) else 'anything'}}}"
    return {"integer": "number", "string": "text", "boolean": "yes/no"}.get(kind, kind)
