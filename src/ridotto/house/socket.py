"""The socket of a device at a table: first how everything stands, then what happens; and what the guest asks.

The text `beat` is answered with the same text at once, whatever else goes on: so a page sees that the line holds.

Close codes: 1007 for text that is no UTF-8, 1008 for who may not come in or sends too much (the reason is a code of
`ridotto.errors`), 1009 for too large a message, 1011 after a mistake of ours, 1012 when the node stops (come back, to
any node), 4003 shown the door by the host, 4008 for a device that does not read.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.errors import RidottoError
from ridotto.house.desk import Desk
from ridotto.house.device import NOT_WELCOME, Device
from ridotto.house.doorway import Doorway, framed
from ridotto.house.headers import check_origin
from ridotto.house.limits import network_of
from ridotto.house.logs import place_of
from ridotto.house.open_table import OpenTable
from ridotto.house.refusal import refused
from ridotto.house.rooms import Rooms, address_of, rooms_of
from ridotto.table.log import Guest

MISTAKE = 1011

log = structlog.get_logger()


async def socket(websocket: WebSocket) -> None:
    rooms = rooms_of(websocket)
    guest = rooms.porter.guest(websocket)
    await websocket.accept(headers=rooms.porter.cookie(websocket, guest))
    with rooms.staff.metrics.sockets.track_inprogress(), suppress(WebSocketDisconnect):
        try:
            table = await admitted(websocket, rooms, guest)
        except RidottoError as fault:
            turn_away(websocket, fault, guest)
        except Exception as fault:
            log.error("nobody admitted", **place_of(fault))
            Doorway.of(websocket).leave(MISTAKE, "")
        else:
            await attend(websocket, rooms, table, guest)


async def admitted(websocket: WebSocket, rooms: Rooms, guest: Guest) -> OpenTable:
    """The table, for who may come in."""
    check_origin(websocket, rooms.staff.settings.urls)
    address = network_of(address_of(websocket))
    rooms.staff.limits.requests.take(address)
    card = await rooms.house.card(websocket.path_params["code"], address, guest.id)
    return await rooms.house.table(card.table)


def turn_away(websocket: WebSocket, fault: RidottoError, guest: Guest) -> None:
    """Said on the socket itself: a browser does not show its page why a handshake failed."""
    doorway = Doorway.of(websocket)
    doorway.write(framed(refused(fault, guest.language)))
    doorway.leave(NOT_WELCOME, fault.code)


async def attend(websocket: WebSocket, rooms: Rooms, table: OpenTable, guest: Guest) -> None:
    """Until the guest goes, or has to."""
    doorway = Doorway.of(websocket)
    device = Device(guest, doorway, rooms.staff.metrics.dropped.inc, network_of(address_of(websocket)))
    desk = Desk(rooms.staff, table, device)
    try:
        await table.enter(device, *resuming(websocket))
        # A task of its own: else each asking would come to the desk through all layers of the server.
        await asyncio.create_task(listen(doorway, desk))
    except RidottoError as fault:
        turn_away(websocket, fault, guest)
    except Exception:
        doorway.leave(MISTAKE, "")
        raise
    finally:
        desk.close()
        table.leave(device)


async def listen(doorway: Doorway, desk: Desk) -> None:
    while (words := await doorway.asking()) is not None:
        await desk.hear(words)


def resuming(websocket: WebSocket) -> tuple[int | None, tuple[int, ...]]:
    """From which number of which stream; whatever cannot be read gets a snapshot."""
    query = websocket.query_params
    try:
        after = int(query["after"]) if "after" in query else None
        seats = tuple(int(seat) for seat in query.get("seats", "").split(",") if seat)
    except ValueError:
        return None, ()
    return after, seats
