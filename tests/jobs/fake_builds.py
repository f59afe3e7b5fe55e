"""A small checkout whose compiler only links the real package: what surrounds a build is tested with it."""

from __future__ import annotations

from pathlib import Path

import arktable
from arktable.jobs.builds import Checkout

TOOL = """\
import sys
from pathlib import Path

from arktable.jobs.builds import content_key

FAULT = {fault!r}
into = Path(sys.argv[sys.argv.index("--into") + 1])
if FAULT == "fail" or FAULT == "fail --prove" and "--prove" in sys.argv:
    sys.exit("a fault in the compiler")
if "--prove" in sys.argv:
    sys.exit()
source, package = Path(__file__).parents[1] / "src" / "arktable", into / "arktable"
package.mkdir(parents=True)
for entry in Path({real!r}).iterdir():
    (package / entry.name).symlink_to(entry)
if FAULT == "broken":
    (package / "bots").unlink()
    (package / "bots").mkdir()
(into / "build").mkdir()
(into / ".key").write_text(content_key(source, Path(__file__), sys.argv[sys.argv.index("--level") + 1]))
"""


def a_checkout(root: Path, fault: str = "") -> Checkout:
    """A checkout with one source file and a compiler that has this fault."""
    checkout = Checkout(root)
    for part in ("engine", "games", "bots"):
        (checkout.package / part).mkdir(parents=True)
    (checkout.package / "engine" / "rules.py").write_text("SEATS = 4\n")
    checkout.tool.parent.mkdir()
    checkout.tool.write_text(TOOL.format(fault=fault, real=str(Path(arktable.__file__).parent)))
    return checkout
