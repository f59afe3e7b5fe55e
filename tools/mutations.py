"""Which small mistakes could be made in a source file? Each is a place of its text and what would stand there instead.

Only bodies of functions are changed. Messages of errors, annotations and the insides of f-strings stay as they are:
their mistakes are not mistakes of the rules.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,  # codespell:ignore notin
}  # fmt: skip
OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
JOINED: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
NAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@dataclass(frozen=True)
class Mutation:
    """One change: the bytes from `start` to `end` of the file give way to `text`."""

    function: str
    """Its name within the module, with its class before it."""
    line: int
    """Where the changed statement begins."""
    start: int
    end: int
    text: str

    def applied(self, source: str) -> str:
        """The whole file with this change."""
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()


def mutations(source: str) -> Iterator[Mutation]:
    """Every change that we know of for this source, from top to bottom."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for name, function in functions(ast.parse(source)):
        for statement in statements(function.body):
            for old, new in _changes(statement, name.endswith("__init__")):
                end = starts[(old.end_lineno or 1) - 1] + (old.end_col_offset or 0)
                yield Mutation(name, statement.lineno, starts[old.lineno - 1] + old.col_offset, end, new)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{part.name}", part) for part in node.body if isinstance(part, ast.FunctionDef))


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements of a body, those within others too."""
    for statement in body:
        yield statement
        for inner in blocks(statement):
            yield from statements(inner)


def blocks(statement: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements that a statement holds."""
    for _, value in ast.iter_fields(statement):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value
        elif isinstance(value, list):
            for part in value:
                if isinstance(part, (ast.ExceptHandler, ast.match_case)):
                    yield part.body


def _changes(statement: ast.stmt, builds: bool) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    if isinstance(statement, (ast.Raise, ast.Assert)):
        return
    if isinstance(statement, ast.Continue):
        yield statement, "break"
    elif isinstance(statement, ast.Break):
        yield statement, "continue"
    elif _has_an_effect(statement) and not builds:
        yield statement, "pass"
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OTHER_OPERATOR:
        changed = copy.copy(statement)
        changed.op = OTHER_OPERATOR[type(statement.op)]()
        yield statement, ast.unparse(changed)
    for condition in _conditions(statement):
        yield condition, f"not ({ast.unparse(condition)})"
    for part in _expressions(statement):
        yield from ((old, f"({ast.unparse(new)})") for old, new in _changed(part))


def _has_an_effect(statement: ast.stmt) -> bool:
    """Does it change something that is seen outside the function?"""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    targets = [statement.target] if isinstance(statement, ast.AugAssign) else targets
    return any(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets)


def _expressions(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions of a statement itself, without its annotation and without the statements inside."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "args", "decorator_list"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.expr):
                yield part
            elif isinstance(part, ast.match_case) and part.guard is not None:
                yield part.guard


def _changed(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """An expression or a part of it, and what could stand there by mistake."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.expr):
        yield from ((node, new) for new in _mistaken(node))
    for condition in _conditions(node):
        yield condition, ast.UnaryOp(ast.Not(), condition)
    for part in ast.iter_child_nodes(node):
        yield from _changed(part)


def _mistaken(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                new = copy.copy(node)
                new.ops = [*node.ops[:at], COMPARED[type(operator)](), *node.ops[at + 1 :]]
                yield new
            if len(node.ops) == 1 and isinstance(node.ops[0], ORDERS):
                yield ast.UnaryOp(ast.Not(), node)
        case ast.BinOp() if type(node.op) in OTHER_OPERATOR:
            yield ast.BinOp(node.left, OTHER_OPERATOR[type(node.op)](), node.right)
        case ast.BoolOp():
            yield ast.BoolOp(JOINED[type(node.op)](), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool() as flag):
            yield ast.Constant(not flag)
        case ast.Constant(value=int() as number):
            yield ast.Constant(number + 1)
        case ast.Call(func=ast.Name(id=name)) if name in NAMED:
            yield ast.Call(ast.Name(NAMED[name]), node.args, node.keywords)


def _conditions(node: ast.AST) -> Iterator[ast.expr]:
    """Conditions that are neither a comparison nor a `not`: those are turned round already."""
    tests = node.ifs if isinstance(node, ast.comprehension) else []
    for test in [node.test] if isinstance(node, (ast.If, ast.While, ast.IfExp)) else tests:
        if not isinstance(test, ast.Compare) and not isinstance(test, ast.UnaryOp):
            yield test
