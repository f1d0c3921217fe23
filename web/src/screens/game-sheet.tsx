/** What one sees at a door before going in. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Emblem } from "../art/emblem.tsx";
import { type Game, house } from "../house.ts";
import { attempt } from "../look/notice.tsx";
import { remembered } from "../look/remembered.ts";
import { Sheet } from "../look/sheet.tsx";
import { introduction } from "../me.ts";
import { go, Link } from "../router.tsx";
import { t } from "../words/words.ts";
import { sheetsOf } from "./rules/sheets.ts";
import { Strength } from "./strength.tsx";

/** Whether this person has ever sat down here. */
export const hasPlayed = remembered<"yes" | "no">("played", "no");

/** Goes to a table as soon as the house has opened it: for us, so it has to know us before. */
async function enter(open: () => Promise<string>): Promise<void> {
  await introduction;
  const code = await attempt(open());
  if (!code) return;
  hasPlayed.value = "yes";
  go(`/t/${code}`);
}

interface EnterProps {
  open(): Promise<string>;
  class?: string;
  "aria-label"?: string;
  children: ComponentChildren;
}

/** A button that leads to a table. It takes a moment to open one: meanwhile it says so, and opens no second one. */
export function Enter({ open, children, ...rest }: EnterProps) {
  const busy = useSignal(false);
  const press = async () => {
    if (busy.value) return;
    busy.value = true;
    await enter(open);
    busy.value = false;
  };
  return (
    <button type="button" aria-busy={busy.value} {...rest} onClick={() => void press()}>
      {busy.value ? t("page-waiting") : children}
    </button>
  );
}

export function GameSheet({ game, close }: { game: Game; close(): void }) {
  return (
    <Sheet title={game.title} close={close}>
      <div class={`game-sheet door-${game.name}`}>
        <Emblem game={game.name} />
        <div>
          <p>{t(`${game.name}-summary`)}</p>
          <p class="soft">
            {t("page-players", { fewest: game.fewest, most: game.most })} ·{" "}
            {t("page-minutes", { minutes: game.minutes })}
          </p>
        </div>
      </div>
      <Strength />
      <div class="ways-in">
        <Enter class="gold" open={() => house.playNow(game)}>
          {t("page-against-bots")}
        </Enter>
        {game.short && <Enter open={() => house.playNow(game, "long")}>{t(`${game.name}-play-long`)}</Enter>}
        <Enter open={() => house.learn(game)}>{t("learn-play")}</Enter>
        <Enter open={() => house.makeTable(game)}>{t("page-make-table")}</Enter>
        <Link to={`/rules/${game.name}`} class="button">
          {t("page-rules")}
        </Link>
        {sheetsOf(game.name).map((sheet) => (
          <Link key={sheet} to={`/rules/${game.name}/${sheet}`} class="button">
            {t(`page-rules-${sheet}`)}
          </Link>
        ))}
      </div>
    </Sheet>
  );
}
