/** Who wants to play again, and what. */
import { gameTitle } from "../../games.ts";
import type { TableInfo } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { namesOf, type TableState } from "../state.ts";

/** The name of whoever invites this device to the next table. Null: nobody, or this device did. */
export function rematchCaller({ info, seats }: Pick<TableState, "info" | "seats">): string | null {
  const by = info.rematch_by;
  if (!info.rematch || by == null || seats.length === 0 || seats.includes(by)) return null;
  return namesOf(info)[by] ?? null;
}

/** “Ada wants to play again”, or what else she wants to play. `key`: of the sentence for the same game. */
export function rematchText(key: "page-rematch-join" | "page-rematch-call", who: string, { rematch_game }: TableInfo) {
  return rematch_game ? t(`${key}-other`, { who, game: gameTitle(rematch_game) }) : t(key, { who });
}
