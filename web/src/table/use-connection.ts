/** A connection to a table for as long as its screen is shown. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { me } from "../session.ts";
import { type Socket, TableConnection } from "./connection.ts";

const SLEEP_MS = 5000; // milliseconds out of sight after which a connection may be dead without saying so

export function useTableConnection(code: string): TableConnection {
  const connection = useMemo(() => new TableConnection(code, openSocket), [code]);
  useEffect(() => {
    const stop = followVisibility(connection);
    return () => {
      stop();
      connection.close();
    };
  }, [connection]);
  const name = me.value?.name;
  const connectedAs = useRef(name);
  useEffect(() => {
    // The house knows a connection by the name its guest had when it was made.
    if (connectedAs.current !== name) connection.wake(true);
    connectedAs.current = name;
  }, [connection, name]);
  return connection;
}

function openSocket(path: string): Socket {
  return new WebSocket(`${location.origin.replace("http", "ws")}${path}`) as unknown as Socket;
}

/** Phones put pages to sleep, and trains go through tunnels. */
function followVisibility(connection: TableConnection): () => void {
  let hidden = 0;
  const look = () => {
    const away = document.visibilityState === "hidden";
    if (away) hidden = Date.now();
    else connection.wake(hidden > 0 && Date.now() - hidden > SLEEP_MS);
    connection.watch(!away);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", look, { signal });
  addEventListener("online", () => connection.wake(true), { signal });
  addEventListener("offline", () => connection.markSilent(), { signal });
  look();
  return () => listening.abort();
}
