"""The socket of a device at a table: first a snapshot, then updates; in the other direction, the guest's commands.

The text `beat` is echoed at once, whatever else is going on, so that a page can see that its connection is alive.

Close codes: 1007 for text that isn't UTF-8, 1008 for a guest who may not come in or sends too much (the reason is a
code of `ridotto.errors`), 1009 for a message that is too large, 1011 after a bug of ours, 1012 when the node stops
(come back, to any node), 4003 for a guest removed by the host, 4008 for a device that doesn't read.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.errors import RidottoError
from ridotto.house.app_state import AppState, address_of, app_state_of
from ridotto.house.http.security import check_origin
from ridotto.house.limits import network_of
from ridotto.house.logs import fault_details
from ridotto.house.refusals import refusal_of
from ridotto.house.sockets.command_handler import CommandHandler
from ridotto.house.sockets.device import POLICY_VIOLATION, Device
from ridotto.house.sockets.socket_protocol import SocketProtocol, encode_frame
from ridotto.house.tables.open_table import OpenTable
from ridotto.table.events import Guest

INTERNAL_ERROR = 1011

log = structlog.get_logger()


async def table_socket(websocket: WebSocket) -> None:
    app_state = app_state_of(websocket)
    guest = app_state.sessions.guest_of(websocket)
    await websocket.accept(headers=app_state.sessions.cookie_headers(websocket, guest))
    with app_state.services.metrics.sockets.track_inprogress(), suppress(WebSocketDisconnect):
        try:
            table = await admit(websocket, app_state, guest)
        except RidottoError as fault:
            refuse(websocket, fault, guest)
        except Exception as fault:
            log.error("nobody admitted", **fault_details(fault))
            SocketProtocol.of(websocket).close(INTERNAL_ERROR, "")
        else:
            await serve_device(websocket, app_state, table, guest)


async def admit(websocket: WebSocket, app_state: AppState, guest: Guest) -> OpenTable:
    """The table, if the guest may come in."""
    check_origin(websocket, app_state.services.settings.urls)
    address = network_of(address_of(websocket))
    app_state.services.limits.requests.take(address)
    summary = await app_state.house.find_summary(websocket.path_params["code"], address, guest.id)
    return await app_state.house.table(summary.table)


def refuse(websocket: WebSocket, fault: RidottoError, guest: Guest) -> None:
    """Sent over the socket itself: a browser doesn't tell its page why a handshake failed."""
    protocol = SocketProtocol.of(websocket)
    protocol.write(encode_frame(refusal_of(fault, guest.language)))
    protocol.close(POLICY_VIOLATION, fault.code)


async def serve_device(websocket: WebSocket, app_state: AppState, table: OpenTable, guest: Guest) -> None:
    """Runs until the guest leaves, or has to."""
    protocol = SocketProtocol.of(websocket)
    device = Device(guest, protocol, app_state.services.metrics.dropped.inc, network_of(address_of(websocket)))
    handler = CommandHandler(app_state.house, table, device)
    try:
        await table.enter(device, *resume_point(websocket))
        # A task of its own: otherwise each command would resume through all layers of the server.
        await asyncio.create_task(handle_commands(protocol, handler))
    except RidottoError as fault:
        refuse(websocket, fault, guest)
    except Exception:
        protocol.close(INTERNAL_ERROR, "")
        raise
    finally:
        handler.close()
        table.leave(device)


async def handle_commands(protocol: SocketProtocol, handler: CommandHandler) -> None:
    while (payload := await protocol.next_payload()) is not None:
        await handler.handle(payload)


def resume_point(websocket: WebSocket) -> tuple[int | None, tuple[int, ...]]:
    """The last message number that the device has, and its seats; if they can't be read, it gets a snapshot."""
    query = websocket.query_params
    try:
        after = int(query["after"]) if "after" in query else None
        seats = tuple(int(seat) for seat in query.get("seats", "").split(",") if seat)
    except ValueError:
        return None, ()
    return after, seats
