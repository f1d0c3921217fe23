/** What one sees at a door before going in. */
import { Emblem } from "../art/emblem.tsx";
import { type Game, house } from "../house.ts";
import { Sheet } from "../look/sheet.tsx";
import { go, Link } from "../router.tsx";
import { t } from "../words/words.ts";

export function GameSheet({ game, close }: { game: Game; close(): void }) {
  const enter = async (code: Promise<string>) => go(`/t/${await code}`);
  return (
    <Sheet title={game.title} close={close}>
      <div class={`game-sheet door-${game.name}`}>
        <Emblem game={game.name} />
        <div>
          <p>{t(`${game.name}-summary`)}</p>
          <p class="soft">{t("page-players", { fewest: game.fewest, most: game.most })}</p>
        </div>
      </div>
      <div class="ways-in">
        <button type="button" class="gold" onClick={() => void enter(house.playNow(game.name))}>
          {t("page-against-bots")}
        </button>
        <button type="button" onClick={() => void enter(house.makeTable(game.name))}>
          {t("page-make-table")}
        </button>
        <Link to={`/rules/${game.name}`} class="button">
          {t("page-rules")}
        </Link>
      </div>
    </Sheet>
  );
}
