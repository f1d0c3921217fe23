/** The players: their masks, and what they have captured. */
import { BotMark } from "../../components/bot-mark.tsx";
import { t } from "../../words/words.ts";
import { colourName, counted } from "./describe.ts";
import { listedSeats, sorted } from "./model.ts";
import { SeatMask } from "./seat-mask.tsx";
import { LittleCross } from "./tray/cross.tsx";
import type { View } from "./wire.ts";

interface SeatsProps {
  view: View;
  names: readonly string[];
}

export function Seats({ view, names }: SeatsProps) {
  return (
    <ul class="seats">
      {listedSeats(view).map((seat) => (
        <Seat key={seat} seat={seat} view={view} name={names[seat] ?? ""} />
      ))}
    </ul>
  );
}

function Seat({ seat, view, name }: { seat: number; view: View; name: string }) {
  const fallen = view.eliminated.includes(seat);
  const won = view.outcome?.winners.includes(seat) ?? false;
  const acts = !view.outcome && view.turn === seat;
  return (
    <li
      class="seat"
      data-acts={acts}
      data-won={won}
      data-out={fallen}
      data-over={view.outcome !== null}
      data-seat={seat}
      aria-current={acts ? "true" : undefined}
    >
      <SeatMask colour={view.colours[seat] ?? null} fallen={fallen} />
      <p class="who">
        {name}
        <BotMark seat={seat} />
      </p>
      <Held view={view} seat={seat} />
      <p class="seat-text soft">{seatText(view, seat)}</p>
      <Pile crosses={view.captured[seat] ?? ""} />
    </li>
  );
}

/** What is known about a seat, in a few words. */
function seatText(view: View, seat: number): string {
  const colour = view.colours[seat];
  const fallen = view.eliminated.includes(seat);
  const mine = view.seat === seat && !fallen && !view.outcome ? "mine" : "theirs";
  const worn = colour ? t("masker-wears", { mine, colour: colourName(colour) }) : t("masker-wears-hidden");
  return fallen ? `${worn} · ${t("masker-out")}` : worn;
}

/** How full the piles are; at the end, what counts: the crosses left on the grid. */
function Held({ view, seat }: { view: View; seat: number }) {
  if (view.outcome) return <p class="held">{t("masker-left", { count: view.outcome.scores[seat] ?? 0 })}</p>;
  const count = view.captured[seat]?.length ?? 0;
  return (
    <p class="held">
      {view.full_at === null ? t("masker-held", { count }) : t("masker-held-of", { count, full: view.full_at })}
    </p>
  );
}

function Pile({ crosses }: { crosses: string }) {
  const named = crosses ? counted(crosses) : t("masker-nothing-held");
  return (
    <div class="pile" role="img" aria-label={named}>
      {sorted(crosses).map(([kind, count]) => (
        <span class="run" key={kind}>
          {Array.from({ length: count }, (_, n) => (
            <LittleCross key={n} kind={kind} />
          ))}
        </span>
      ))}
    </div>
  );
}
