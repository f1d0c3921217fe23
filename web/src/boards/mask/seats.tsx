/** The players: their marks, their points, what a payday would bring, and their status in a sale. */
import { BotMark } from "../../components/bot-mark.tsx";
import { longestWord } from "../../components/longest-word.ts";
import { t } from "../../words/words.ts";
import { Coin } from "./base/coin.tsx";
import { Knob } from "./base/stick.tsx";
import { bidStatusOf, seatsFromSelf } from "./model.ts";
import type { Preview, View } from "./wire.ts";

interface SeatsProps {
  view: View;
  names: readonly string[];
  /** What the previewed move would do. */
  preview: Preview | undefined;
}

export function Seats({ view, names, preview }: SeatsProps) {
  // At the end everything has been paid.
  const gains = view.outcome ? [] : (preview?.gains ?? view.wages);
  return (
    <ul class="seats">
      {seatsFromSelf(view).map((seat) => (
        <Seat
          key={seat}
          seat={seat}
          view={view}
          name={names[seat] ?? ""}
          gain={gains[seat] ?? 0}
          then={preview?.points[seat]}
        />
      ))}
    </ul>
  );
}

interface SeatProps {
  seat: number;
  view: View;
  name: string;
  gain: number;
  then: number | undefined;
}

function Seat({ seat, view, name, gain, then }: SeatProps) {
  const acts = view.to_act.includes(seat);
  const bidStatus = bidStatusOf(view, seat);
  const won = view.outcome?.winners.includes(seat) ?? false;
  const points = view.points[seat] ?? 0;
  return (
    <li
      class="seat"
      data-seat={seat}
      data-acts={acts}
      data-bid-status={bidStatus}
      data-won={won}
      aria-current={acts ? "true" : undefined}
    >
      <Knob seat={seat} />
      <span class="who" style={{ "--longest": longestWord(name) }}>
        {name}
        <BotMark seat={seat} />
      </span>
      <span class="purse">
        <Coin />
        <span class="unseen">{t("mask-points", { points })}</span>
        <b aria-hidden="true">{points}</b>
        {then !== undefined && then !== points && <i>{t("mask-then", { points: then })}</i>}
        {gain > 0 && (
          <span class="gain">
            <span class="unseen">{t("mask-payday-gain", { gain })}</span>
            <span aria-hidden="true">{t("mask-gain", { gain })}</span>
          </span>
        )}
      </span>
      <span class="signs">
        <Sign view={view} seat={seat} />
      </span>
    </li>
  );
}

/**
 * In a sale, whether this player is still in it; otherwise whether they open the round; at the end, whether they won.
 */
function Sign({ view, seat }: { view: View; seat: number }) {
  const bidStatus = bidStatusOf(view, seat);
  if (bidStatus) return <SignText kind="bid-status" text={t(`mask-standing-${bidStatus}`)} />;
  if (view.outcome)
    return view.outcome.winners.includes(seat) ? <SignText kind="opener" text={t("mask-wins")} /> : null;
  if (view.to_act.length === 0) return null;
  // While sticks are being placed, there is no mask yet.
  if (view.phase === "place" || view.opener !== seat) return null;
  return <SignText kind="opener" text={t(view.phase === "orient" ? "mask-opens" : "mask-opened")} />;
}

/** On a phone it has one line, so a long text is set smaller. */
function SignText({ kind, text }: { kind: "bid-status" | "opener"; text: string }) {
  return (
    <span class={kind} style={{ "--letters": text.length }}>
      {text}
    </span>
  );
}
