/** After a lesson: on to a real game, to the rules, or home. */
import { GAMES, house } from "../house.ts";
import { Link } from "../router.tsx";
import { enter } from "../screens/game-sheet.tsx";
import { t } from "../words/words.ts";

export function AfterLesson({ game: name }: { game: string }) {
  const game = GAMES.find((each) => each.name === name);
  return (
    <>
      {game && (
        <button type="button" class="gold" onClick={() => void enter(() => house.playNow(game))}>
          {t("learn-real")}
        </button>
      )}
      {game && (
        <button type="button" onClick={() => void enter(() => house.learn(game))}>
          {t("learn-again")}
        </button>
      )}
      <Link to={`/rules/${name}`} class="button">
        {t("page-rules")}
      </Link>
      <Link to="/" class="button">
        {t("page-to-entrance")}
      </Link>
    </>
  );
}
