"""Which Ridotto this is, and whether its rulebooks are compiled."""

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the rulebooks run as native code."""
    from ridotto.rules import position

    return not str(position.__file__).endswith(".py")
