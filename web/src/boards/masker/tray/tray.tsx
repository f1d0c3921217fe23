/** The tray with the crosses: six by six flat, or nine stacks on three steps. */
import type { TargetedKeyboardEvent } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../../words/words.ts";
import { crossName } from "../describe.ts";
import { COLUMNS, homeOf, ownColour, type Place, placesOf, sideOf, stepFrom } from "../model.ts";
import type { Captures } from "../story.ts";
import type { Touch } from "../touch.ts";
import type { Cross, Preview, View } from "../wire.ts";
import { FlatCross } from "./cross.tsx";
import { Stack } from "./stack.tsx";

interface TrayProps {
  view: View;
  moves: readonly string[];
  hinted: readonly string[];
  /** What the previewed move would do. */
  preview: Preview | undefined;
  /** What the others have just captured. */
  news: readonly Captures[];
  touch: Touch;
  /** The id of the description of the previewed move. */
  previewId: string;
}

export function Tray(props: TrayProps) {
  const { view, moves } = props;
  const places = placesOf(view);
  const side = sideOf(view);
  const [stood, standAt] = useState<string | null>(null);
  // Tab comes back to the last place; at first to something that can be captured.
  const tabbed = stood ?? moves.find((move) => places.some(({ name }) => name === move)) ?? homeOf(places);
  return (
    <div class={`tray tray-${view.options.grid}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="grid" role="group" aria-label={t("masker-grid")}>
        {places.map((place) => (
          <PlaceButton key={place.name} {...props} place={place} tabbed={place.name === tabbed} standAt={standAt} />
        ))}
        <Margins side={side} />
      </div>
    </div>
  );
}

interface PlaceProps extends TrayProps {
  place: Place;
  tabbed: boolean;
  standAt(place: string): void;
}

function PlaceButton(props: PlaceProps) {
  const { view, moves, hinted, news, touch, previewId, place, tabbed, standAt } = props;
  const { name } = place;
  const handlers = touch.on(name);
  // While a move is looked at, what lies ahead counts.
  const lately = touch.shown === null ? news.findIndex(({ at }) => at === name) : -1;
  return (
    <button
      type="button"
      class="place"
      style={{ gridColumn: place.column + 2, gridRow: sideOf(view) - place.row, "--crosses": place.crosses.length }}
      data-place={name}
      data-open={moves.includes(name)}
      data-hinted={hinted.includes(name)}
      data-own={isOwn(view, place)}
      data-next={nextAt(props)}
      data-lately={lately >= 0}
      data-armed={touch.armed === name}
      tabIndex={tabbed ? 0 : -1}
      aria-label={placeName(place, moves, hinted)}
      aria-describedby={touch.shown === name ? previewId : undefined}
      {...handlers}
      onFocus={(on) => {
        standAt(name);
        handlers.onFocus(on);
      }}
      onKeyDown={(press) => moveFocus(press, stepFrom(place, press.key, sideOf(view)))}
    >
      <PlaceArt place={place} flat={view.options.grid === "flat"} gone={news[lately]?.cross} />
      {lately >= 0 && <span class="step" data-number={lately + 1} />}
      {hinted.includes(name) && <Arrow />}
    </button>
  );
}

/** Whether a cross of the player's own colour can be captured here, now or later. */
function isOwn(view: View, { crosses }: Place): boolean {
  return crosses.length > 0 && crosses.at(-1) === ownColour(view);
}

/** What the previewed move would open: a danger, if it's an own cross for somebody else. After a white one it's all. */
function nextAt({ view, preview, place }: PlaceProps): "danger" | boolean {
  const { name } = place;
  if (!preview || (!preview.anywhere && !preview.opens.includes(name))) return false;
  if (isOwn(view, place) && preview.turn !== view.seat) return "danger";
  return !preview.anywhere;
}

function Arrow() {
  return (
    <>
      <span class="arrow-edge" />
      <span class="arrow" />
    </>
  );
}

/** The arrow keys lead from place to place. */
function moveFocus(press: TargetedKeyboardEvent<HTMLElement>, to: string | null): void {
  if (to === null) return;
  press.preventDefault();
  press.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
}

interface PlaceArtProps {
  place: Place;
  flat: boolean;
  /** What has just been captured here. */
  gone: Cross | undefined;
}

function PlaceArt({ place, flat, gone }: PlaceArtProps) {
  const saw = place.column * 2 + place.row * 5;
  const top = place.crosses[0];
  if (flat)
    return (
      <svg viewBox="-29 -29 58 58" aria-hidden="true">
        {top ? <FlatCross kind={top} saw={saw} /> : <path d="M-3 0H3M0-3V3" class="bare" />}
        {!top && gone && (
          <g class="gone">
            <FlatCross kind={gone} saw={saw} />
          </g>
        )}
      </svg>
    );
  return (
    <svg viewBox="-56 -106 112 134" aria-hidden="true">
      <ellipse cx="4" cy="4" rx="50" ry="21" class="bare" />
      <Stack crosses={place.crosses} saw={saw} />
    </svg>
  );
}

function placeName({ name, crosses }: Place, moves: readonly string[], hinted: readonly string[]): string {
  const names = crosses.map(crossName).join(", ");
  const what = t("masker-place", { at: name, crosses: names, count: crosses.length });
  const open = moves.includes(name) ? t("masker-place-open", { what }) : what;
  return hinted.includes(name) ? t("masker-place-hinted", { what: open }) : open;
}

/** The letters of the columns and the numbers of the rows. */
function Margins({ side }: { side: number }) {
  const lines = Array.from({ length: side }, (_, n) => n);
  return (
    <>
      {lines.map((n) => (
        <Margin key={n} text={String(n + 1)} column={1} row={side - n} />
      ))}
      {lines.map((n) => (
        <Margin key={n} text={COLUMNS[n] ?? ""} column={n + 2} row={side + 1} />
      ))}
    </>
  );
}

function Margin({ text, column, row }: { text: string; column: number; row: number }) {
  return (
    <span class="margin" style={{ gridColumn: column, gridRow: row }} aria-hidden="true">
      {text}
    </span>
  );
}
