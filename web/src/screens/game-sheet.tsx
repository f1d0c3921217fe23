/** What one sees at a door before going in. */
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
export async function enter(open: () => Promise<string>): Promise<void> {
  await introduction;
  const code = await attempt(open());
  if (!code) return;
  hasPlayed.value = "yes";
  go(`/t/${code}`);
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
        <button type="button" class="gold" onClick={() => void enter(() => house.playNow(game))}>
          {t("page-against-bots")}
        </button>
        {game.short && (
          <button type="button" onClick={() => void enter(() => house.playNow(game, "long"))}>
            {t(`${game.name}-play-long`)}
          </button>
        )}
        <button type="button" onClick={() => void enter(() => house.learn(game))}>
          {t("learn-play")}
        </button>
        <button type="button" onClick={() => void enter(() => house.makeTable(game))}>
          {t("page-make-table")}
        </button>
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
