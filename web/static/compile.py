"""Runs inside Pyodide while the static table is built: makes bytecode of the interpreter that will run it."""

import ast
import sys
from importlib import _bootstrap_external, import_module
from importlib.util import source_hash
from pkgutil import walk_packages
from types import CodeType

from pyodide.ffi import JsProxy


def without_docs(tree: ast.Module) -> ast.Module:
    """Docstrings are many bytes that nobody reads in a browser. Assertions stay: it is the same engine."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first, *rest = node.body
            if isinstance(first, ast.Expr) and isinstance(getattr(first.value, "value", None), str):
                node.body = rest or [ast.copy_location(ast.Pass(), first)]
    return tree


def without_lines(code: CodeType) -> CodeType:
    """Line numbers are a quarter of what is left; nobody looks for a fault in the standard library here."""
    parts = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    units = len(code.co_code) // 2
    nowhere = b"".join(bytes([0xF8 | min(8, units - at) - 1]) for at in range(0, units, 8))
    return code.replace(co_consts=parts, co_linetable=nowhere)


def bytecode(name: str, text: str, docs: bool, lines: bool) -> bytes:
    """A .pyc that is not compared with any source."""
    tree = ast.parse(text, name)
    code = compile(tree if docs else without_docs(tree), name, "exec", dont_inherit=True)
    code = code if lines else without_lines(code)
    return bytes(_bootstrap_external._code_to_hash_pyc(code, source_hash(text.encode()), False))


def bytecodes(sources: JsProxy) -> list[bytes]:
    """Of files given as name, text, and whether docstrings and line numbers stay; in the same order."""
    return [bytecode(name, text, docs, lines) for name, text, docs, lines in sources.to_py()]


def loaded(packages: JsProxy, entry: str) -> list[str]:
    """Import every module of the packages, and one more; the files of whatever is then loaded."""
    for package in packages:
        for found in walk_packages(import_module(package).__path__, f"{package}."):
            import_module(found.name)
    import_module(entry)
    return [file for module in sys.modules.values() if (file := getattr(module, "__file__", None))]
