/** The mark of a bot beside its name: bots have names like people, and nobody should take one for a person. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";
import "./bot-mark.css";

/** The seats that no person sits at. */
export const BotSeats = createContext<readonly number[]>([]);

export function useIsBot(seat: number): boolean {
  return useContext(BotSeats).includes(seat);
}

export function BotMark({ seat }: { seat: number }) {
  if (!useIsBot(seat)) return null;
  return (
    <span class="bot-mark">
      <Icon name="bot" />
      <span class="unseen">{t("page-is-bot")}</span>
    </span>
  );
}
