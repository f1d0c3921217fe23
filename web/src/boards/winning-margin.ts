/** Who has won by how many points: how a game ended in which points decide. */
import type { Outcome } from "../wire/game.ts";
import { t } from "../words/words.ts";

interface WonByFacts {
  outcome: Outcome;
  names: readonly string[];
  /** The seat that looks; null for those who did not play, and where several look. */
  reader: number | null;
}

/** Null where points alone did not decide. */
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
