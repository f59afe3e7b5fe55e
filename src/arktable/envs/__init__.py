"""Learning environments: games as observations, masks of legal moves, and rewards.

    >>> from arktable import envs
    >>> loop = envs.make("arkwright-cards", seats=2, seed=7)
    >>> loop.observe().shape, int(loop.mask().sum())

`arktable.envs.pettingzoo`, `arktable.envs.gymnasium` and `arktable.envs.openspiel` are the same games for those
packages. They need the extras `arktable[envs]` and `arktable[openspiel]`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arktable.envs.features import move_features as move_features
    from arktable.envs.loop import Loop as Loop
    from arktable.envs.loop import make as make
    from arktable.envs.many import Many as Many
    from arktable.envs.setup import Setup as Setup
    from arktable.envs.spec import check_spec as check_spec

_WHERE = {
    "Loop": "loop",
    "Many": "many",
    "Setup": "setup",
    "check_spec": "spec",
    "make": "loop",
    "move_features": "features",
}

__all__ = ["Loop", "Many", "Setup", "check_spec", "make", "move_features"]


def __getattr__(name: str) -> Any:
    if name in _WHERE:
        return getattr(import_module(f"arktable.envs.{_WHERE[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
