/** Signs instead of words: a row of them to send, and those that were just sent. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/sign.tsx";
import { attempt } from "../look/notice.tsx";
import { remembered } from "../look/remembered.ts";
import type { React } from "../wire/wire.ts";
import { t } from "../words/words.ts";
import type { Happening, Standing } from "./model.ts";
import type { RoomProps } from "./room.ts";

const SIGNS = ["bravo", "heart", "laugh", "wow", "ouch", "hmm"] as const satisfies readonly React["sign"][];
const SHOWN = 5000; // milliseconds
const MOST = 3; // at once

/** Whoever does not want to see them turns them off on this device. */
export const reactions = remembered<"on" | "off">("reactions", "on");

interface ReactProps extends RoomProps {
  sent?: (() => void) | undefined;
}

export function ReactionRow({ line, standing: { frame }, sent }: ReactProps) {
  const may = frame.talk ?? true;
  const on = reactions.value === "on";
  const react = async (sign: React["sign"]) => {
    const taken = await attempt(line.ask({ ask: "react", sign }).then(() => true));
    if (taken) sent?.();
  };
  return (
    <>
      {on && (
        <fieldset class="reactions" disabled={!may}>
          <legend class="unseen">{t("page-reactions")}</legend>
          {SIGNS.map((sign) => (
            <button
              key={sign}
              type="button"
              class="sign"
              aria-label={t(`page-sign-${sign}`)}
              title={t(`page-sign-${sign}`)}
              onClick={() => void react(sign)}
            >
              <Sign name={sign} />
            </button>
          ))}
        </fieldset>
      )}
      <label class="choice">
        <input type="checkbox" checked={on} onChange={() => (reactions.value = on ? "off" : "on")} />
        {t("page-reactions-show")}
      </label>
    </>
  );
}

interface Shown {
  key: number;
  name: string;
  sign: React["sign"];
}

/** Those that came while somebody looks, each for a moment. */
export function LatestReactions({ standing }: { standing: Standing }) {
  const all = signsIn(standing.sights[0]?.log ?? []);
  const seen = useRef(all.length);
  const shown = useSignal<Shown[]>([]);
  useEffect(() => {
    const fresh = all.slice(seen.current).map((each, n) => ({ ...each, key: seen.current + n }));
    seen.current = all.length;
    if (fresh.length === 0) return;
    shown.value = [...shown.value, ...fresh].slice(-MOST);
    const last = fresh.at(-1)?.key ?? 0;
    // Not taken back when the next one comes: each goes by itself.
    setTimeout(() => (shown.value = shown.value.filter(({ key }) => key > last)), SHOWN);
  }, [all.length]);
  if (reactions.value === "off") return null;
  return (
    <ul class="latest-reactions" aria-live="polite" aria-label={t("page-reactions")}>
      {shown.value.map(({ key, name, sign }) => (
        <li key={key}>
          <Sign name={sign} />
          <span>{name}</span>
          <span class="unseen">{t(`page-sign-${sign}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function signsIn(log: readonly Happening[]): { name: string; sign: React["sign"] }[] {
  const reacted = log.filter(({ event }) => event === "reacted") as { name?: unknown; sign?: unknown }[];
  return reacted.map(({ name, sign }) => ({ name: String(name), sign: sign as React["sign"] }));
}
