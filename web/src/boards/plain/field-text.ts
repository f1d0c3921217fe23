/**
 * A view of a game that the page knows nothing about, as text. The game may bring words for it: `GAME-field-NAME` for a
 * field, `GAME-word-WORD` for a word in a field or a move, `GAME-EVENT` for an event.
 */
import type { GameEvent } from "../../wire/game.ts";
import { hasSentence, t } from "../../words/words.ts";
import type { Sentence } from "../board.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** What every view has, and the turn: the page shows these by itself. */
const SHOWN_ELSEWHERE = new Set(["game", "seats", "seat", "options", "to_act", "moves", "outcome", "turn"]);
const NOTHING = "–";

/** The game's own fields, in the order of the view. */
export function ownFields(view: Fields): [field: string, value: unknown][] {
  return Object.entries(view).filter(([field]) => !SHOWN_ELSEWHERE.has(field));
}

export function fieldLabel(game: string, field: string): string {
  const key = `${game}-field-${field}`;
  return hasSentence(key) ? t(key) : field.replaceAll("_", " ");
}

export function sayWords(game: string, text: string): string {
  return text
    .split(" ")
    .map((word) => (hasSentence(`${game}-word-${word}`) ? t(`${game}-word-${word}`) : word))
    .join(" ");
}

export function valueText(game: string, value: unknown, names: readonly string[]): string {
  if (typeof value === "string") return sayWords(game, value) || NOTHING;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  if (Array.isArray(value)) return value.map((each) => valueText(game, each, names)).join(", ") || NOTHING;
  return value ? objectText(game, value as Fields, names) : NOTHING;
}

/** In an object, a seat is a player, and a flag is a word that is there or not. */
function objectText(game: string, value: Fields, names: readonly string[]): string {
  const parts = Object.entries(value).map(([field, inner]) => {
    if (field === "seat" && typeof inner === "number") return names[inner] ?? "";
    if (typeof inner === "boolean") return inner ? sayWords(game, field) : "";
    return valueText(game, inner, names);
  });
  return parts.filter(Boolean).join(" · ");
}

export function eventSentence(game: string, event: GameEvent, names: readonly string[]): Sentence | null {
  const key = `${game}-${event.event}`;
  if (!hasSentence(key)) return null;
  const { seat, event: _, ...facts } = event as unknown as Fields;
  const texts = Object.entries(facts).map(([fact, value]) => [
    fact,
    typeof value === "string" || typeof value === "number" ? value : valueText(game, value, names),
  ]);
  return [key, { ...Object.fromEntries(texts), who: names[Number(seat)] ?? "" }];
}
