/** The tray with the crosses: six by six flat, or nine stacks on three steps. */
import { useRef, useState } from "preact/hooks";
import type { View } from "../../wire/masker.ts";
import { t } from "../../words/words.ts";
import { FlatCross } from "./cross.tsx";
import { beside, COLUMNS, homeOf, type Place, placesOf, sideOf } from "./model.ts";
import { Stack } from "./solid.tsx";
import { colourWord } from "./tell.ts";
import type { Touch } from "./touch.ts";

interface TrayProps {
  view: View;
  moves: readonly string[];
  hinted: readonly string[];
  /** What the move that is looked at would open. */
  opens: readonly string[];
  touch: Touch;
  /** The id of what the looked-at move would do. */
  told: string;
}

export function Tray({ view, moves, hinted, opens, touch, told }: TrayProps) {
  const places = placesOf(view);
  const side = sideOf(view);
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const tabbed = stop ?? moves.find((move) => places.some(({ name }) => name === move)) ?? homeOf(places);
  const walk = (place: Place, press: KeyboardEvent) => {
    const next = beside(place, press.key, side);
    if (next === null) return;
    press.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  return (
    <div class={`tray tray-${view.options.grid}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="grid" role="group" aria-label={t("masker-grid")} ref={grid}>
        {places.map((place) => (
          <button
            key={place.name}
            type="button"
            class="place"
            style={{ gridColumn: place.column + 2, gridRow: side - place.row }}
            data-place={place.name}
            data-open={moves.includes(place.name)}
            data-hinted={hinted.includes(place.name)}
            data-next={opens.includes(place.name)}
            data-armed={touch.armed === place.name}
            tabIndex={place.name === tabbed ? 0 : -1}
            aria-label={placeName(place, moves, hinted)}
            aria-describedby={touch.shown === place.name ? told : undefined}
            onKeyDown={(press) => walk(place, press)}
            {...touch.on(place.name)}
            onFocus={() => {
              setStop(place.name);
              touch.look(place.name);
            }}
          >
            <PlaceArt place={place} flat={view.options.grid === "flat"} />
          </button>
        ))}
        <Margins side={side} />
      </div>
    </div>
  );
}

function PlaceArt({ place, flat }: { place: Place; flat: boolean }) {
  const saw = place.column * 2 + place.row * 5;
  const top = place.crosses[0];
  if (flat)
    return (
      <svg viewBox="-29 -29 58 58" aria-hidden="true">
        {top ? <FlatCross kind={top} saw={saw} /> : <path d="M-3 0H3M0-3V3" class="bare" />}
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
  const words = crosses.map(colourWord).join(", ");
  const what = t("masker-place", { at: name, crosses: words, count: crosses.length });
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
