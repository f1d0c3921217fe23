/** After a lesson: on to a real game; or once more, to the rules, or home. */
import { GAMES, house } from "../house.ts";
import { Link } from "../router.tsx";
import { Enter } from "../screens/game-sheet.tsx";
import { t } from "../words/words.ts";

export function RealGame({ game: name }: { game: string }) {
  const game = GAMES.find((each) => each.name === name);
  return game ? (
    <Enter class="gold" open={() => house.playNow(game)}>
      {t("learn-real")}
    </Enter>
  ) : null;
}

export function AfterLesson({ game: name }: { game: string }) {
  const game = GAMES.find((each) => each.name === name);
  return (
    <>
      {game && <Enter open={() => house.learn(game)}>{t("learn-again")}</Enter>}
      <Link to={`/rules/${name}`} class="button">
        {t("page-rules")}
      </Link>
      <Link to="/" class="button">
        {t("page-to-entrance")}
      </Link>
    </>
  );
}
