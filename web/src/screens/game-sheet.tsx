/** What a door shows before you go in. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { api } from "../api.ts";
import { doorClass } from "../art/door.tsx";
import { Emblem } from "../art/emblem.tsx";
import { storedSignal } from "../browser/stored-signal.ts";
import { BotStrengthChoice } from "../components/bot-strength-choice.tsx";
import { attempt } from "../components/notice.tsx";
import { Sheet } from "../components/sheet.tsx";
import { Link, navigate } from "../router.tsx";
import { sessionReady } from "../session.ts";
import type { OfferedGame } from "../wire/routes.ts";
import { t } from "../words/words.ts";
import { printSheetsOf } from "./rules/print-sheets.ts";

/** Whether this person has ever sat down here. */
export const hasPlayed = storedSignal<"yes" | "no">("played", "no");

/** Goes to a table as soon as the house has opened it. It opens the table for us, so it has to know us first. */
async function openAndGo(open: () => Promise<string>): Promise<void> {
  await sessionReady;
  const code = await attempt(open());
  if (!code) return;
  hasPlayed.value = "yes";
  navigate(`/t/${code}`);
}

interface OpenTableButtonProps {
  open(): Promise<string>;
  class?: string;
  "aria-label"?: string;
  children: ComponentChildren;
}

/**
 * A button that leads to a table. Opening one takes a moment: meanwhile the button says so, and opens no second one.
 */
export function OpenTableButton({ open, children, ...rest }: OpenTableButtonProps) {
  const busy = useSignal(false);
  const press = async () => {
    if (busy.value) return;
    busy.value = true;
    await openAndGo(open);
    busy.value = false;
  };
  return (
    <button type="button" aria-busy={busy.value} {...rest} onClick={() => void press()}>
      {busy.value ? t("page-waiting") : children}
    </button>
  );
}

export function GameSheet({ game, close }: { game: OfferedGame; close(): void }) {
  return (
    <Sheet title={game.title} close={close}>
      <div class={`game-sheet ${doorClass(game)}`}>
        <Emblem board={game.board} />
        <div>
          <p>{t(`${game.name}-summary`)}</p>
          <p class="soft">
            {t("page-players", { fewest: game.fewest, most: game.most })}
            {game.minutes && ` · ${t("page-minutes", { minutes: game.minutes })}`}
          </p>
        </div>
      </div>
      <BotStrengthChoice />
      <div class="ways-in">
        <OpenTableButton class="gold" open={() => api.playNow(game)}>
          {t("page-against-bots")}
        </OpenTableButton>
        {game.quick_options && (
          <OpenTableButton open={() => api.playNow(game, "long")}>{t(`${game.name}-play-long`)}</OpenTableButton>
        )}
        {game.lesson && <OpenTableButton open={() => api.startLesson(game)}>{t("learn-play")}</OpenTableButton>}
        <OpenTableButton class="explained" open={() => api.makeTable(game)}>
          <strong>{t("page-make-table")}</strong>
          <span class="soft">{t("page-make-table-hint")}</span>
        </OpenTableButton>
        <Link to={`/rules/${game.name}`} class="button">
          {t("page-rules")}
        </Link>
        {printSheetsOf(game).map((sheet) => (
          <Link key={sheet} to={`/rules/${game.name}/${sheet}`} class="button">
            {t(`${game.name}-print-${sheet}`)}
          </Link>
        ))}
      </div>
    </Sheet>
  );
}
