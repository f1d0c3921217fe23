"""The screens on which everything must fit."""

from __future__ import annotations

from typing import Any


def touch_device(width: int, height: int) -> dict[str, Any]:
    viewport = {"width": width, "height": height}
    return {"viewport": viewport, "device_scale_factor": 1.5, "is_mobile": True, "has_touch": True}


def pointer_device(width: int, height: int, scale: float = 1) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "device_scale_factor": scale}


DEVICES: dict[str, dict[str, Any]] = {
    "tiny": touch_device(320, 568),
    "phone": touch_device(390, 844),
    "landscape": touch_device(844, 390),
    "tablet": touch_device(820, 1180),
    "laptop": pointer_device(1280, 800),
    "wide": pointer_device(1920, 1080),
    "zoomed": pointer_device(640, 400, 2),  # a laptop zoomed to 200 %
}
