/** At the end: how everybody's points came about, from the events that everybody has seen. */

import { t } from "../../words/words.ts";
import type { Ending, Tally } from "../board.ts";
import type { Event, View } from "./wire.ts";

/** Where points come from and go to, in the order in which they are listed. */
const SOURCES = ["paydays", "sold", "bought", "steps", "cards"] as const;
type Source = (typeof SOURCES)[number];

/** Points that a seat got, or less than nothing: that it paid. */
interface Entry {
  source: Source;
  seat: number;
  points: number;
}

export function tally({ view, log, names }: Ending<View, Event>): Tally | null {
  const entries = log.flatMap((event, n) => entriesOf(event, log[n - 1]));
  const sums = SOURCES.map((source) => ({ source, points: sumsOf(entries, source, names.length) }));
  const rows = sums.filter(({ points }) => points.some((one) => one !== 0));
  if (rows.length === 0) return null;
  const start = view.points.map((points, seat) => sums.reduce((left, sum) => left - (sum.points[seat] ?? 0), points));
  return {
    title: t("mask-tally"),
    rows: [
      { name: t("mask-tally-start"), cells: start.map(String) },
      ...rows.map(({ source, points }) => ({ name: t(`mask-tally-${source}`), cells: points.map(signed) })),
      { name: t("mask-tally-end"), cells: view.points.map(String) },
    ],
  };
}

/** The payment right after a sale is its price. Every other one is what a card says. */
function entriesOf(event: Event, before: Event | undefined): Entry[] {
  switch (event.event) {
    case "payday":
      return event.gains.map((points, seat) => ({ source: "paydays", seat, points }));
    case "goes":
      return [{ source: "steps", seat: event.seat, points: -event.cost }];
    case "gets":
      return [{ source: "cards", seat: event.seat, points: event.points }];
    case "pays-bank":
      return [{ source: before?.event === "keeps" ? "bought" : "cards", seat: event.seat, points: -event.points }];
    case "pays": {
      const isPrice = before?.event === "buys";
      return [
        { source: isPrice ? "bought" : "cards", seat: event.seat, points: -event.points },
        { source: isPrice ? "sold" : "cards", seat: event.to, points: event.points },
      ];
    }
    default:
      return [];
  }
}

function sumsOf(entries: readonly Entry[], wanted: Source, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { source, seat, points } of entries) if (source === wanted) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}

function signed(points: number): string {
  if (points === 0) return "–";
  return points > 0 ? t("mask-gain", { gain: points }) : t("mask-price", { points: -points });
}
