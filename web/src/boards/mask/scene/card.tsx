/** A card held up by a gloved hand: its back, or its text for players who know it. */
import { HOUSE_EMBLEM } from "../../../art/house-emblem.ts";
import { t } from "../../../words/words.ts";
import { cardName, cardText, joinNames } from "../describe.ts";
import type { Bidding, CarryingOut } from "../wire.ts";

type Drawn = Bidding | CarryingOut;

export function CardUp({ drawn }: { drawn: Pick<Drawn, "card" | "does"> }) {
  return (
    <figure class="card-up" data-known={drawn.card !== null}>
      <div class="paper-card">
        {drawn.card === null ? <Back /> : <Front name={drawn.card} does={drawn.does} />}
        <Glove />
      </div>
    </figure>
  );
}

function Front({ name, does }: { name: string; does: string | null }) {
  return (
    <>
      <strong>{cardName(name)}</strong>
      <span>{cardText(name, does)}</span>
    </>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 96 96" class="back" role="img" aria-label={t("mask-card-unknown")}>
      <path d="M48 2L94 48 48 94 2 48ZM48 12L84 48 48 84 12 48Z" class="lozenge" />
      <path d={HOUSE_EMBLEM} class="sign-of-house" fill-rule="evenodd" />
    </svg>
  );
}

/** Who has read the card: everybody, only this player, or some. */
export function knownTo(
  { read_out, seen_by, card }: Drawn,
  names: readonly string[],
  seat: number | null,
  seller?: number,
): string {
  if (read_out) return t("mask-known-all");
  const others = seen_by.filter((one) => one !== seat);
  const who = joinNames(others, names);
  if (card !== null && seat !== null) return others.length > 0 ? t("mask-known-you-and", { who }) : t("mask-known-you");
  if (others.length > 1) return t("mask-known-to-several", { who });
  return t("mask-known-to", { who: who || joinNames(seller === undefined ? [] : [seller], names) });
}

function Glove() {
  return (
    <svg viewBox="0 0 60 44" class="glove" aria-hidden="true">
      <path d="M14 24Q12 12 22 12 30 3 36 8 46 6 46 16 52 20 46 30L44 44H16Z" class="cloth" />
      <path d="M23 25Q21 10 28 5 34 3 34 11 33 19 35 26" class="cloth" />
      <path d="M12 38Q20 32 30 37 40 32 48 38L50 44H10Z" class="lace" />
    </svg>
  );
}
