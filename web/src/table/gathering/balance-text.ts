/** What a balance says, as whole numbers and sentences. */
import type { Balance } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";

const WORTH_MENTIONING = 0.01; // of all games
// How much more often one side wins than the other, of all games.
const NOTICEABLE = 0.1;
const CRUSHING = 0.3;

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** How often nobody wins. */
export function drawnShare({ sides }: Balance): number {
  return Math.max(0, 1 - sides.reduce((sum, { rate }) => sum + rate, 0));
}

/** Which of two sides has it easier. Null: there aren't two. */
export function balanceVerdict(game: string, { sides }: Balance): string | null {
  const [first, second] = sides;
  if (!first || !second || sides.length > 2) return null;
  const lead = Math.abs(first.rate - second.rate);
  if (lead < NOTICEABLE) return t("page-balance-even");
  const { side } = first.rate > second.rate ? first : second;
  return t(lead < CRUSHING ? `${game}-balance-${side}-easier` : `${game}-balance-${side}-stronger`);
}

/** How often the first side wins, as people count. */
export function winsSentence(game: string, { sides }: Balance): string | null {
  const [first] = sides;
  return first ? t(`${game}-balance-${first.side}-wins`, { wins: Math.round(10 * first.rate) }) : null;
}

export function lengthSentence(game: string, { length, shortest, longest }: Balance): string | null {
  return length ? t(`${game}-balance-length`, rounded({ length, shortest, longest })) : null;
}

/** What stands below, in small print. */
export function balanceSentences(game: string, balance: Balance): string[] {
  const { strength, games = 0, ignored = [] } = balance;
  const drawn = drawnShare(balance);
  const bots = t(`page-bot-${strength}`);
  return [
    ...(drawn >= WORTH_MENTIONING ? [t("page-balance-nobody", { rate: percent(drawn) })] : []),
    ...setsSentence(game, balance),
    games ? t("page-balance-measured", { games, strength: bots }) : t("page-balance-estimated", { strength: bots }),
    ...rangeSentence(game, balance),
    ...(ignored.length ? [t("page-balance-ignored", { count: ignored.length })] : []),
  ];
}

function setsSentence(game: string, { sides, sets = [] }: Balance): string[] {
  const [first] = sides;
  if (!first || sets.length < 2) return [];
  const rates = sets.map(({ rate }) => rate);
  const range = rangeOf(Math.min(...rates), Math.max(...rates));
  return [t("page-balance-sets", { sets: sets.length, side: t(`${game}-balance-${first.side}`), ...range })];
}

/** The 95% interval. */
function rangeSentence(game: string, { sides }: Balance): string[] {
  const [first] = sides;
  if (!first) return [];
  return [t("page-balance-range", { side: t(`${game}-balance-${first.side}`), ...rangeOf(first.low, first.high) })];
}

function rangeOf(low: number, high: number): { low: number; high: number } {
  return { low: percent(low), high: percent(high) };
}

function rounded<Key extends string>(numbers: Record<Key, number>): Record<Key, number> {
  return Object.fromEntries(
    Object.entries<number>(numbers).map(([key, value]) => [key, Math.max(1, Math.round(value))]),
  ) as Record<Key, number>;
}
