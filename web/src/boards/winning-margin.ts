/** Who won by how many points: the ending of a game decided by points. */
import type { Outcome } from "../wire/game.ts";
import { t } from "../words/words.ts";

interface WonByFacts {
  outcome: Outcome;
  names: readonly string[];
  /** The viewer's seat; null for anyone who didn't play, and for a shared device. */
  reader: number | null;
}

/** Null if points alone didn't decide. */
export function wonBy({ outcome, names, reader }: WonByFacts): string | null {
  const { winners, scores } = outcome;
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const lost = reader !== null && reader !== winner;
  const second = lost ? reader : bestBut(winner, scores);
  const points = scores[winner] ?? 0;
  const ahead = points - (scores[second] ?? 0);
  if (ahead <= 0) return null;
  const mine = lost ? "lost" : reader === winner ? "won" : "other";
  return t("page-end-points", { mine, who: names[winner] ?? "", points, ahead, second: names[second] ?? "" });
}

function bestBut(winner: number, scores: readonly number[]): number {
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  return others.reduce((best, seat) => ((scores[seat] ?? 0) > (scores[best] ?? 0) ? seat : best));
}
