/** Beside the base, while everybody looks at what just happened. Screen readers announce it with the news. */
import { t } from "../../../words/words.ts";
import { Knob } from "../base/stick.tsx";
import { joinNames } from "../describe.ts";
import { CardUp } from "../scene/card.tsx";
import { LastMoves } from "../scene/scene.tsx";
import type { Turn } from "../trail.ts";
import { doneBy } from "./last-card.ts";
import type { Moment } from "./moments.ts";

interface MomentSceneProps {
  moment: Moment;
  /** What led to it. */
  moved: readonly Turn[];
  names: readonly string[];
  /** Goes on at once; undefined for anyone who has nothing to decide. */
  skip?: (() => void) | undefined;
}

type LookProps = Pick<MomentSceneProps, "moment" | "names">;

export function MomentScene({ moment, moved, names, skip }: MomentSceneProps) {
  return (
    <section class="scene" data-phase="moment">
      <div class="moment" aria-hidden="true">
        <ReadOut moment={moment} names={names} />
        {moment.unsold !== null && <p class="deed">{t("mask-unsold", { who: names[moment.unsold] ?? "" })}</p>}
        {moment.gains && <Paid moment={moment} gains={moment.gains} names={names} />}
        {!moment.card && <LastMoves moved={moved} names={names} />}
      </div>
      {skip && (
        <button type="button" onClick={skip}>
          {t("mask-go-on")}
        </button>
      )}
    </section>
  );
}

function ReadOut({ moment: { card, gains }, names }: LookProps) {
  if (card === null) return null;
  const { bought } = card;
  return (
    <>
      <CardUp drawn={{ card: bought.card, does: null }} />
      <p>
        <small>{t("mask-bought", { who: joinNames([bought.seat], names), points: bought.points })}</small>
      </p>
      {!gains && (
        <p>
          <b>{doneBy(card, names)}</b>
        </p>
      )}
    </>
  );
}

function Paid({ moment, gains, names }: LookProps & { gains: readonly number[] }) {
  const earned = gains.flatMap((gain, seat) => (gain > 0 ? [{ seat, gain }] : []));
  return (
    <>
      <p class="deed">{t(moment.farewell ? "mask-farewell" : "mask-payday-now")}</p>
      {earned.length === 0 && <p>{t("mask-nobody-paid")}</p>}
      <ul class="paid">
        {earned.map(({ seat, gain }) => (
          <li key={seat}>
            <Knob seat={seat} /> {names[seat]} <b>{t("mask-gain", { gain })}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
