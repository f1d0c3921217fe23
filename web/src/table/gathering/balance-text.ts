/** What a balance says, as whole numbers and sentences. */
import type { Balance } from "../../wire/messages.ts";
import { formatList, t } from "../../words/words.ts";

const WORTH_MENTIONING = 0.01; // of all games

export function percent(share: number): number {
  return Math.round(100 * share);
}

export function rangeOf(low: number, high: number): { low: number; high: number } {
  return { low: percent(low), high: percent(high) };
}

/** How often nobody wins. */
export function drawnShare({ sides }: Balance): number {
  return Math.max(0, 1 - sides.reduce((sum, { rate }) => sum + rate, 0));
}

/** The sentences below the picture. */
export function balanceSentences(game: string, balance: Balance): string[] {
  const { strength, games = 0, length, shortest, longest, ignored = [] } = balance;
  const drawn = drawnShare(balance);
  const bots = t(`page-bot-${strength}`);
  return [
    ...(length ? [t(`${game}-balance-length`, rounded({ length, shortest, longest }))] : []),
    ...(drawn >= WORTH_MENTIONING ? [t("page-balance-nobody", { rate: percent(drawn) })] : []),
    ...setsSentence(game, balance),
    games ? t("page-balance-measured", { games, strength: bots }) : t("page-balance-estimated", { strength: bots }),
    ...(ignored.length ? [t("page-balance-ignored", { options: optionNames(game, ignored) })] : []),
  ];
}

function setsSentence(game: string, { sides, sets = [] }: Balance): string[] {
  const [first] = sides;
  if (!first || sets.length < 2) return [];
  const rates = sets.map(({ rate }) => rate);
  const range = rangeOf(Math.min(...rates), Math.max(...rates));
  return [t("page-balance-sets", { sets: sets.length, side: t(`${game}-balance-${first.side}`), ...range })];
}

function optionNames(game: string, names: readonly string[]): string {
  return formatList(names.map((name) => t(`option-${game}-${name}`)));
}

function rounded<Key extends string>(numbers: Record<Key, number>): Record<Key, number> {
  return Object.fromEntries(
    Object.entries<number>(numbers).map(([key, value]) => [key, Math.max(1, Math.round(value))]),
  ) as Record<Key, number>;
}
