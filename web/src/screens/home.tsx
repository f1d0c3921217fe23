/** The entrance: four doors, and the ways to those who are already inside. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Door } from "../art/door.tsx";
import { Skyline } from "../art/skyline.tsx";
import { GAMES, type Game, house, titleOf } from "../house.ts";
import { me } from "../me.ts";
import { go, Link } from "../router.tsx";
import type { TableCard } from "../wire/routes.ts";
import { t } from "../words/words.ts";
import { enter, GameSheet, hasPlayed } from "./game-sheet.tsx";
import "./home.css";

export function Home() {
  const shown = useSignal<Game | null>(null);
  return (
    <>
      <section class="entrance">
        <div class="welcome">
          <h1>Ridotto</h1>
          <p>{t("page-tagline")}</p>
          {hasPlayed.value === "no" && <FirstTime />}
        </div>
        <h2 class="unseen">{t("page-choose")}</h2>
        <div class="doors-before-city">
          <Skyline />
          <ul class="doors">
            {GAMES.map((game) => (
              <Doorway key={game.name} game={game} open={() => (shown.value = game)} />
            ))}
          </ul>
        </div>
      </section>
      <section class="inside">
        <JoinFriends />
        <Tables heading={t("page-public")} none={t("page-public-none")} load={house.publicTables} />
        <Tables heading={t("page-left")} none={t("page-left-none")} load={house.leftGames} />
      </section>
      {shown.value && <GameSheet game={shown.value} close={() => (shown.value = null)} />}
    </>
  );
}

/** For who has never sat at a table here. */
function FirstTime() {
  return (
    <p class="first-time">
      <strong>{t("learn-first-time")}</strong> {t("learn-first-time-hint")}
    </p>
  );
}

function Doorway({ game, open }: { game: Game; open(): void }) {
  return (
    <li class={`doorway door-${game.name}`}>
      <button type="button" class="door-button" aria-label={t("page-more-about", { game: game.title })} onClick={open}>
        <Door game={game.name} />
      </button>
      <h3>{game.title}</h3>
      <p>{t("page-players", { fewest: game.fewest, most: game.most })}</p>
      <button
        type="button"
        class="gold"
        aria-label={t("page-play-now-game", { game: game.title })}
        onClick={() => void enter(() => house.playNow(game))}
      >
        {t("page-play-now")}
      </button>
      <button
        type="button"
        class="learn"
        aria-label={t("learn-play-game", { game: game.title })}
        onClick={() => void enter(() => house.learn(game))}
      >
        {t("learn-play")}
      </button>
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
    if (code.value.trim()) go(`/t/${encodeURIComponent(codeIn(code.value))}`);
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

interface TablesProps {
  heading: string;
  none: string;
  load(): Promise<TableCard[]>;
}

function Tables({ heading, none, load }: TablesProps) {
  const tables = useSignal<TableCard[]>([]);
  const known = me.value !== null;
  useEffect(() => {
    if (!known) return;
    void load()
      .then((found) => (tables.value = found))
      .catch(() => {});
  }, [load, known]);
  return (
    <section class="card">
      <h2>{heading}</h2>
      {tables.value.length === 0 ? <p class="soft">{none}</p> : <TableList tables={tables.value} />}
    </section>
  );
}

function TableList({ tables }: { tables: TableCard[] }) {
  return (
    <ul class="tables">
      {tables.map((card) => (
        <li key={card.code}>
          <Link to={`/t/${card.code}`} class="button table-link">
            <strong>{titleOf(card.game)}</strong>
            <span>
              {t("page-hosted-by", { host: card.host })} ·{" "}
              {t("page-seats-taken", { taken: card.taken, seats: card.seats })}
              {" · "}
              {t(`page-phase-${card.phase}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
