/** The mask to be laid, in its four orientations. */

import { t } from "../../../words/words.ts";
import { LittleMask } from "../base/face.tsx";
import { Knob } from "../base/stick.tsx";
import { maskName } from "../describe.ts";
import { movesOf, seatsFromSelf, tokensOf } from "../model.ts";
import { moveText, wouldPay } from "../move-text.ts";
import type { Touch } from "../touch.ts";
import type { Orientation, Preview, View } from "../wire.ts";

interface OrientingProps {
  view: View;
  names: readonly string[];
  moves: readonly string[];
  hinted: readonly string[];
  previews: Readonly<Record<string, Preview>>;
  touch: Touch;
  previewId: string;
}

export function Orienting(props: OrientingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="orientations" role="group" aria-label={t("mask-orientations")}>
      {movesOf(props.moves, "orient").map((move) => (
        <Orient key={move} {...props} move={move} />
      ))}
    </div>
  );
}

function Orient({ view, names, hinted, previews, touch, move }: OrientingProps & { move: string }) {
  const orientation = Number(tokensOf(move)[1]) as Orientation;
  const gains = previews[move]?.gains;
  const what = moveText(move, names);
  return (
    <button
      type="button"
      class="orientation"
      data-hinted={hinted.includes(move)}
      data-armed={touch.armed === move}
      {...touch.on(move)}
    >
      <LittleMask
        mask={view.turned_up ?? view.mask ?? ""}
        orientation={orientation}
        rings={view.orientations[orientation] ?? {}}
      />
      <span class="unseen">{gains ? `${what}. ${wouldPay(gains, names)}` : what}</span>
      {gains && <Pays view={view} gains={gains} />}
    </button>
  );
}

/** What everybody would get, the reader first: theirs even if it is nothing. */
function Pays({ view, gains }: { view: View; gains: readonly number[] }) {
  const paid = seatsFromSelf(view).filter((seat) => seat === view.seat || (gains[seat] ?? 0) > 0);
  return (
    <span class="pays" aria-hidden="true">
      {paid.map((seat) => (
        <span key={seat} data-mine={seat === view.seat}>
          <Knob seat={seat} />
          {t("mask-gain", { gain: gains[seat] ?? 0 })}
        </span>
      ))}
    </span>
  );
}

/** For players who wait until it is laid. */
export function TurnedUp({ view }: { view: View }) {
  const mask = view.turned_up ?? "";
  return (
    <figure class="turned-up">
      <LittleMask mask={mask} orientation={0} rings={view.orientations[0] ?? {}} />
      <figcaption>{maskName(mask)}</figcaption>
    </figure>
  );
}
