"""The screens on which everything has to fit."""

from __future__ import annotations

from typing import Any


def touched(width: int, height: int) -> dict[str, Any]:
    viewport = {"width": width, "height": height}
    return {"viewport": viewport, "device_scale_factor": 1.5, "is_mobile": True, "has_touch": True}


def pointed_at(width: int, height: int, scale: float = 1) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "device_scale_factor": scale}


DEVICES: dict[str, dict[str, Any]] = {
    "tiny": touched(320, 568),
    "phone": touched(390, 844),
    "landscape": touched(844, 390),
    "tablet": touched(820, 1180),
    "laptop": pointed_at(1280, 800),
    "wide": pointed_at(1920, 1080),
    "zoomed": pointed_at(640, 400, 2),  # a laptop at 200 %
}
