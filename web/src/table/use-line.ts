/** A line to a table for as long as its screen is shown. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { me } from "../me.ts";
import { Line, type Socket } from "./line.ts";

const SLEEP = 5000; // milliseconds out of sight after which a line may be dead without saying so

export function useLine(code: string): Line {
  const line = useMemo(() => new Line(code, dial), [code]);
  useEffect(() => {
    const stop = wakeUp(line);
    return () => {
      stop();
      line.hangUp();
    };
  }, [line]);
  const name = me.value?.name;
  const called = useRef(name);
  useEffect(() => {
    // The house knows a line by the name that its guest had when it was made.
    if (called.current !== name) line.wake(true);
    called.current = name;
  }, [line, name]);
  return line;
}

function dial(path: string): Socket {
  return new WebSocket(`${location.origin.replace("http", "ws")}${path}`) as unknown as Socket;
}

/** Phones put pages to sleep, and trains go through tunnels. */
function wakeUp(line: Line): () => void {
  let hidden = 0;
  const look = () => {
    const away = document.visibilityState === "hidden";
    if (away) hidden = Date.now();
    else line.wake(hidden > 0 && Date.now() - hidden > SLEEP);
    line.watch(!away);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", look, { signal });
  addEventListener("online", () => line.wake(true), { signal });
  addEventListener("offline", () => line.suspect(), { signal });
  look();
  return () => listening.abort();
}
