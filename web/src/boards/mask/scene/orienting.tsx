/** The mask to be laid, in its four orientations. */

import { t } from "../../../words/words.ts";
import { Coin } from "../base/coin.tsx";
import { LittleMask } from "../base/face.tsx";
import { maskName } from "../describe.ts";
import { movesOf, tokensOf } from "../model.ts";
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
  const mine = view.seat === null ? undefined : gains?.[view.seat];
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
      {mine !== undefined && (
        <span class="pays" aria-hidden="true">
          <Coin />
          {t("mask-gain", { gain: mine })}
        </span>
      )}
    </button>
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
