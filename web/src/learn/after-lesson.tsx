/** After a lesson: on to a real game, or once more, or to the rules, or home. */
import { api } from "../api.ts";
import { findGame } from "../games.ts";
import { Link } from "../router.tsx";
import { OpenTableButton } from "../screens/game-sheet.tsx";
import { t } from "../words/words.ts";

export function RealGame({ game: name }: { game: string }) {
  const game = findGame(name);
  return game ? (
    <OpenTableButton class="gold" open={() => api.playNow(game)}>
      {t("learn-real")}
    </OpenTableButton>
  ) : null;
}

export function AfterLesson({ game: name }: { game: string }) {
  const game = findGame(name);
  return (
    <>
      {game && <OpenTableButton open={() => api.startLesson(game)}>{t("learn-again")}</OpenTableButton>}
      <Link to={`/rules/${name}`} class="button">
        {t("page-rules")}
      </Link>
      <Link to="/" class="button">
        {t("page-to-entrance")}
      </Link>
    </>
  );
}
