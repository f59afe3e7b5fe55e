"""The public API, for type checkers."""

from arktable.api import *  # noqa: F403 - exactly the names of its __all__
from arktable.api import __all__ as __all__

__version__: str
