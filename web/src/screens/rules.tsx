/** The rules of a game, written for players: their contents stand above them, or on a wide screen beside them. */
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { Icon } from "../components/icon.tsx";
import { Loading } from "../components/loading.tsx";
import { findGame } from "../games.ts";
import { Link, lastPathBeforeRules } from "../router.tsx";
import { t } from "../words/words.ts";
import { OpenTableButton } from "./game-sheet.tsx";
import { NotFound } from "./not-found.tsx";
import { anchorOf, type Chapter } from "./rules/chapter.ts";
import { ChapterText, hasRules, useRules } from "./rules/chapter-text.tsx";
import { printSheetsOf } from "./rules/print-sheets.ts";
import "./rules.css";

export function Rules({ game }: { game: string }) {
  const chapters = useRules(game);
  useEffect(arriveAtChapter, [chapters]);
  if (!hasRules(game)) return <NotFound />;
  return (
    <div class="rules-screen">
      <WaysOn game={game} />
      <Contents chapters={chapters} />
      <Sheets game={game} />
      <article class="rules">
        {chapters.length === 0 && <Loading />}
        {chapters.map((chapter, number) => (
          <ChapterText key={number} game={game} chapter={chapter} number={number} />
        ))}
      </article>
    </div>
  );
}

/** The chapter that the link points to exists only now. */
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

function WaysOn({ game }: { game: string }) {
  return (
    <p class="row ways-on not-printed">
      <WayBack />
      <PlayNow name={game} />
    </p>
  );
}

/** Back to the previous screen, such as a table; otherwise to the entrance. */
function WayBack() {
  const from = lastPathBeforeRules();
  return (
    <Link to={from ?? "/"} class="button">
      <Icon name="return" />
      {t(from === null ? "page-to-entrance" : "page-back")}
    </Link>
  );
}

/** Somebody who looks something up at a table is already playing. */
function PlayNow({ name }: { name: string }) {
  const game = findGame(name);
  if (!game || lastPathBeforeRules()?.startsWith("/t/")) return null;
  return (
    <OpenTableButton
      class="gold"
      aria-label={t("page-play-now-game", { game: game.title })}
      open={() => api.playNow(game)}
    >
      {t("page-play-now")}
    </OpenTableButton>
  );
}

/** What can be printed for this game: the rules themselves, and what else belongs to it. */
function Sheets({ game }: { game: string }) {
  return (
    <p class="row sheets not-printed">
      <button type="button" onClick={() => print()}>
        {t("page-print")}
      </button>
      {printSheetsOf(findGame(game)).map((sheet) => (
        <Link key={sheet} to={`/rules/${game}/${sheet}`} class="button">
          {t(`${game}-print-${sheet}`)}
        </Link>
      ))}
    </p>
  );
}
