/** Payday has its moment over the base, while the game may already go on. Screen readers announce it with the news. */
import { useEffect, useState } from "preact/hooks";
import type { Event, Payday as Paid } from "../../../wire/mask.ts";
import { t } from "../../../words/words.ts";
import { describeEvent } from "../describe.ts";
import { Knob } from "./stick.tsx";

const SHOWN_MS = 3000;

interface PaydayProps {
  names: readonly string[];
  news: readonly Event[];
}

export function Payday({ names, news }: PaydayProps) {
  const paid = useLatest(news);
  if (paid === null) return null;
  const earned = paid.gains.flatMap((gain, seat) => (gain > 0 ? [{ seat, gain }] : []));
  const sentence = earned.length === 0 ? describeEvent(paid, names) : null;
  return (
    <div class="payday" aria-hidden="true" style={{ "--moment": `${SHOWN_MS}ms` }}>
      <div>
        <strong>{t("mask-payday-now")}</strong>
        {sentence && <p>{t(...sentence)}</p>}
        {earned.map(({ seat, gain }) => (
          <p key={seat}>
            <Knob seat={seat} /> {names[seat]} <b>{t("mask-gain", { gain })}</b>
          </p>
        ))}
      </div>
    </div>
  );
}

function useLatest(news: readonly Event[]): Paid | null {
  const [shown, show] = useState<Paid | null>(null);
  useEffect(() => {
    const paid = news.findLast((event) => event.event === "payday");
    if (paid) show(paid);
  }, [news]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
