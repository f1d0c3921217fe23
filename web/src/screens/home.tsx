/** The entrance: four doors, and the ways to those who are already inside. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Door } from "../art/door.tsx";
import { Skyline } from "../art/skyline.tsx";
import { type Game, house, type OpenTable } from "../house.ts";
import { go, Link } from "../router.tsx";
import { t } from "../words/words.ts";
import { GameSheet } from "./game-sheet.tsx";
import "./home.css";

export function Home() {
  const shown = useSignal<Game | null>(null);
  return (
    <>
      <section class="entrance">
        <div class="welcome">
          <h1>Ridotto</h1>
          <p>{t("page-tagline")}</p>
        </div>
        <h2 class="unseen">{t("page-choose")}</h2>
        <div class="doors-before-city">
          <Skyline />
          <ul class="doors">
            {house.games.map((game) => (
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

function Doorway({ game, open }: { game: Game; open(): void }) {
  const play = async () => go(`/t/${await house.playNow(game.name)}`);
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
        onClick={() => void play()}
      >
        {t("page-play-now")}
      </button>
    </li>
  );
}

function JoinFriends() {
  const code = useSignal("");
  const join = (submit: Event) => {
    submit.preventDefault();
    if (code.value.trim()) go(`/t/${encodeURIComponent(code.value.trim())}`);
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
  load(): Promise<OpenTable[]>;
}

function Tables({ heading, none, load }: TablesProps) {
  const tables = useSignal<OpenTable[]>([]);
  useEffect(() => {
    void load().then((found) => (tables.value = found));
  }, [load]);
  return (
    <section class="card">
      <h2>{heading}</h2>
      {tables.value.length === 0 ? <p class="soft">{none}</p> : <TableList tables={tables.value} />}
    </section>
  );
}

function TableList({ tables }: { tables: OpenTable[] }) {
  return (
    <ul class="tables">
      {tables.map(({ code, names, seats }) => (
        <li key={code}>
          <Link to={`/t/${code}`} class="button">
            {names.join(", ")} · {t("page-seats-taken", { taken: names.length, seats })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
