/** The rules of a game, written for players: on a wide screen with their contents beside them. */
import { useEffect } from "preact/hooks";
import { GAMES, house } from "../house.ts";
import { Icon } from "../look/icon.tsx";
import { Waiting } from "../look/waiting.tsx";
import { Link, lastRoom } from "../router.tsx";
import { t } from "../words/words.ts";
import { Enter } from "./game-sheet.tsx";
import { Lost } from "./lost.tsx";
import { anchorOf, type Chapter } from "./rules/chapter.ts";
import { ChapterText, hasRules, useRules } from "./rules/page.tsx";
import { sheetsOf } from "./rules/sheets.ts";
import "./rules.css";

export function Rules({ game }: { game: string }) {
  const chapters = useRules(game);
  useEffect(arriveAtChapter, [chapters]);
  if (!hasRules(game)) return <Lost />;
  return (
    <div class="rules-screen">
      <Contents chapters={chapters} />
      <article class="rules">
        <Sheets game={game} />
        {chapters.length === 0 && <Waiting />}
        {chapters.map((chapter, number) => (
          <ChapterText key={number} game={game} chapter={chapter} number={number} />
        ))}
      </article>
    </div>
  );
}

/** The chapter of the link by which one came is there only now. */
function arriveAtChapter(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav class="contents" aria-label={t("page-rules-contents")}>
      <ol>
        {chapters.map(({ title }, number) => (
          <li key={number}>
            <a href={`#${anchorOf(number)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** To where one came from, be it a table; else to the entrance. */
function WayBack() {
  const from = lastRoom();
  return (
    <Link to={from ?? "/"} class="button">
      <Icon name="return" />
      {t(from === null ? "page-to-entrance" : "page-back")}
    </Link>
  );
}

/** Whoever looks something up at a table plays already. */
function PlayNow({ name }: { name: string }) {
  const game = GAMES.find((each) => each.name === name);
  if (!game || lastRoom()?.startsWith("/t/")) return null;
  return (
    <Enter class="gold" aria-label={t("page-play-now-game", { game: game.title })} open={() => house.playNow(game)}>
      {t("page-play-now")}
    </Enter>
  );
}

/** What there is to print for this game: the rules themselves, and what else belongs to it. */
function Sheets({ game }: { game: string }) {
  return (
    <p class="row sheets not-printed">
      <WayBack />
      <PlayNow name={game} />
      <button type="button" onClick={() => print()}>
        {t("page-print")}
      </button>
      {sheetsOf(game).map((sheet) => (
        <Link key={sheet} to={`/rules/${game}/${sheet}`} class="button">
          {t(`page-rules-${sheet}`)}
        </Link>
      ))}
    </p>
  );
}
