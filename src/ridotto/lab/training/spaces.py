"""What an environment tells about itself and its agents: names, spaces, pictures."""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec
import numpy as np
from gymnasium import spaces

from ridotto.lab.training.encoding import HIGHEST, Encoding
from ridotto.lab.training.played_game import PlayedGame

RENDER_MODES: Final = ["human", "ansi"]


def agent_names(encoding: Encoding) -> list[str]:
    chairs = encoding.game.chairs(int(encoding.seats), encoding.options)
    return [f"player_{seat}" for seat in range(chairs)]


def make_metadata(encoding: Encoding, is_parallelizable: bool) -> dict[str, object]:
    return {"name": encoding.game.name, "render_modes": RENDER_MODES, "is_parallelizable": is_parallelizable}


def make_observation_space(encoding: Encoding, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-HIGHEST, HIGHEST, (int(encoding.size),), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def split(encoding: Encoding, observation: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
    """The fields of an observation, or of many at once, each in its shape."""
    ends = [int(encoding.starts[name]) for name in encoding.fields][1:]
    parts = np.split(observation, ends, axis=-1)
    shapes = encoding.fields.items()
    return {name: part.reshape(*part.shape[:-1], *shape) for (name, shape), part in zip(shapes, parts, strict=True)}


def render(game: PlayedGame, mode: str | None) -> str | None:
    """What a spectator sees. `human` prints it."""
    if mode not in RENDER_MODES:
        return None
    text = msgspec.json.format(game.json(None), indent=2)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None
