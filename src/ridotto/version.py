"""Which Ridotto this is, and whether its rulebooks are compiled."""

from importlib.util import find_spec

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the rulebooks run as native code."""
    rulebooks = find_spec("ridotto.rules.position")
    return rulebooks is not None and not str(rulebooks.origin).endswith(".py")
