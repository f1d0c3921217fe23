/** The entrance: a door for each game, and the ways to people who are already inside. */
import { useSignal } from "@preact/signals";
import { api } from "../api.ts";
import { Door, doorClass } from "../art/door.tsx";
import { Skyline } from "../art/skyline.tsx";
import { Sheet } from "../components/sheet.tsx";
import { games } from "../games.ts";
import { Link, navigate } from "../router.tsx";
import type { OfferedGame } from "../wire/routes.ts";
import { t } from "../words/words.ts";
import { GameSheet, hasPlayed, OpenTableButton } from "./game-sheet.tsx";
import { aboutPublic, MyGames, TableList, useMyTables, useTables, YourTurn } from "./my-tables.tsx";
import "./home.css";
import "./doors.css";

export function Home() {
  const shown = useSignal<OfferedGame | null>(null);
  const mine = useMyTables();
  return (
    <>
      <section class="entrance">
        <div class="welcome">
          <h1>Ridotto</h1>
          <p>{t("page-tagline")}</p>
          {hasPlayed.value === "no" && <FirstTime />}
        </div>
        <YourTurn tables={mine.value.waiting} />
        <h2 class="unseen">{t("page-choose")}</h2>
        <div class="doors-before-city">
          <Skyline />
          <ul class="doors">
            {games.value.map((game) => (
              <GameDoor key={game.name} game={game} open={() => (shown.value = game)} />
            ))}
          </ul>
        </div>
      </section>
      <section class="inside">
        <JoinFriends />
        <PublicTables />
        <MyGames tables={mine.value} />
      </section>
      {shown.value && <GameSheet game={shown.value} close={() => (shown.value = null)} />}
    </>
  );
}

/** For anyone who has never sat at a table here. */
function FirstTime() {
  const choosing = useSignal(false);
  return (
    <div class="first-time">
      <button type="button" class="as-link" onClick={() => (choosing.value = true)}>
        <strong>{t("learn-first-time")}</strong> <span>{t("learn-first-time-hint")}</span>
      </button>
      {choosing.value && <ChooseLesson close={() => (choosing.value = false)} />}
    </div>
  );
}

function ChooseLesson({ close }: { close(): void }) {
  const taught = games.value.filter(({ lesson }) => lesson);
  return (
    <Sheet title={t("learn-play")} close={close}>
      <div class="ways-in">
        {taught.map((game) => (
          <OpenTableButton key={game.name} class="explained" open={() => api.startLesson(game)}>
            {game.title}
            <span class="soft">{t(`${game.name}-in-short`)}</span>
          </OpenTableButton>
        ))}
      </div>
    </Sheet>
  );
}

function GameDoor({ game, open }: { game: OfferedGame; open(): void }) {
  const { name, title, fewest, most, minutes, lesson } = game;
  return (
    <li class={`game-door ${doorClass(game)}`}>
      <button type="button" class="door-button" aria-label={t("page-more-about", { game: title })} onClick={open}>
        <Door game={game} />
      </button>
      <h3>{title}</h3>
      <p class="in-short">{t(`${name}-in-short`)}</p>
      <p class="soft facts">
        <span>{t("page-players", { fewest, most })}</span>
        {minutes && <span>{t("page-minutes", { minutes })}</span>}
        <Link to={`/rules/${name}`} aria-label={`${t("page-sheet-rules")} (${title})`}>
          {t("page-sheet-rules")}
        </Link>
      </p>
      <OpenTableButton
        class="gold"
        aria-label={t("page-play-now-game", { game: title })}
        open={() => api.playNow(game)}
      >
        {t("page-play-now")}
      </OpenTableButton>
      <OpenTableButton aria-label={t("page-with-friends-game", { game: title })} open={() => api.makeTable(game)}>
        {t("page-with-friends")}
      </OpenTableButton>
      {lesson && (
        <OpenTableButton
          class="learn"
          aria-label={t("learn-play-game", { game: title })}
          open={() => api.startLesson(game)}
        >
          {t("learn-play")}
        </OpenTableButton>
      )}
    </li>
  );
}

/** The code itself, whether it was typed or the whole link was pasted. */
function codeIn(text: string): string {
  return text.trim().split("/").at(-1) ?? "";
}

function JoinFriends() {
  const code = useSignal("");
  const join = (submit: Event) => {
    submit.preventDefault();
    if (code.value.trim()) navigate(`/t/${encodeURIComponent(codeIn(code.value))}`);
  };
  return (
    <section class="card">
      <h2>{t("page-join")}</h2>
      <p class="soft">{t("page-join-hint")}</p>
      <form class="join" onSubmit={join}>
        <input
          aria-label={t("page-code")}
          placeholder={t("page-code")}
          autocomplete="off"
          value={code.value}
          onInput={(input) => (code.value = input.currentTarget.value)}
        />
        <button type="submit">{t("page-join-button")}</button>
      </form>
    </section>
  );
}

function PublicTables() {
  const tables = useTables(api.publicTables);
  const choosing = useSignal(false);
  return (
    <section class="card">
      <h2>{t("page-public")}</h2>
      {tables.value.length === 0 && <p class="soft">{t("page-public-none")}</p>}
      <TableList tables={tables.value} about={aboutPublic} />
      <button type="button" onClick={() => (choosing.value = true)}>
        {t("page-open-public")}
      </button>
      {choosing.value && <OpenPublic close={() => (choosing.value = false)} />}
    </section>
  );
}

/** A public table: only the game is left to choose. */
function OpenPublic({ close }: { close(): void }) {
  return (
    <Sheet title={t("page-open-public")} close={close}>
      <p>{t("page-open-public-hint")}</p>
      <div class="ways-in">
        {games.value.map((game) => (
          <OpenTableButton key={game.name} open={() => api.makeTable(game, true)}>
            {game.title}
          </OpenTableButton>
        ))}
      </div>
    </Sheet>
  );
}
