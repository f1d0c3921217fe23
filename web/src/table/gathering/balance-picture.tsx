/** How often each side wins, as a bar with its interval. */
import { useId } from "preact/hooks";
import type { Balance, SideShare } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { percent } from "./balance-text.ts";
import "./balance-picture.css";

export function BalancePicture({ game, balance }: { game: string; balance: Balance }) {
  const { sides, sets } = balance;
  return (
    <figure class="balance-picture">
      <ul class="balance-sides">
        {sides.map(({ side, rate }, index) => (
          <li key={side}>
            <span class="balance-name">
              <span class={`balance-key balance-side-${index % 2}`} aria-hidden="true" />
              {t(`${game}-balance-${side}`)}
            </span>
            <strong>{t("page-balance-rate", { rate: percent(rate) })}</strong>
          </li>
        ))}
      </ul>
      <Bar sides={sides} sets={sets && sets.length > 1 ? sets.map(({ rate }) => rate) : []} />
    </figure>
  );
}

/** Screen readers have the list above it. */
function Bar({ sides, sets }: { sides: readonly SideShare[]; sets: readonly number[] }) {
  const hatch = useId();
  const [first] = sides;
  return (
    <svg class="balance-bar" aria-hidden="true">
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="balance-hatch" width="3" height="7" />
        </pattern>
      </defs>
      <rect class="balance-track" width="100%" y="6" height="16" rx="8" />
      {sides.map(({ side, rate }, index) => {
        const place = { x: at(startOf(sides, index)), width: at(rate) };
        return (
          <g key={side}>
            <rect class={`balance-side-${index % 2}`} y="6" height="16" rx="8" style={place} />
            {index % 2 === 1 && <rect fill={`url(#${hatch})`} y="6" height="16" rx="8" style={place} />}
          </g>
        );
      })}
      <rect class="balance-middle" x="50%" y="0" width="1" height="28" />
      {first && sides.length === 2 && <Interval {...first} />}
      {sets.map((rate, index) => (
        <circle key={index} class="balance-set" cy="33" r="2.5" style={{ cx: at(rate) }} />
      ))}
    </svg>
  );
}

/** Where the bar would end in nineteen cases of twenty. */
function Interval({ rate, low, high }: SideShare) {
  return (
    <g class="balance-interval">
      <rect y="12.5" height="3" style={{ x: at(low), width: at(high - low) }} />
      {[low, high].map((end, index) => (
        <rect key={index} y="8.5" width="2.5" height="11" style={{ x: `calc(${at(end)} - 1.25px)` }} />
      ))}
      <circle cy="14" r="5" style={{ cx: at(rate) }} />
    </g>
  );
}

/** Sides follow each other from the left; the last one ends at the right, and what nobody wins lies before it. */
function startOf(sides: readonly SideShare[], index: number): number {
  if (index > 0 && index === sides.length - 1) return 1 - (sides[index]?.rate ?? 0);
  return sides.slice(0, index).reduce((sum, { rate }) => sum + rate, 0);
}

function at(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
