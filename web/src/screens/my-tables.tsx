/** The tables of this person: those that wait for them, those that go on, those that are over. */
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { house, titleOf } from "../house.ts";
import { me } from "../me.ts";
import { Link } from "../router.tsx";
import type { TableCard } from "../wire/routes.ts";
import { language, listed, t } from "../words/words.ts";

const EVERY = 30_000; // milliseconds between two looks
const FEW = 4; // tables that are over and stand there without being asked for

export interface MyTables {
  waiting: TableCard[];
  going: TableCard[];
  over: TableCard[];
}

/** What the house lists, looked up again and again as long as somebody looks. */
export function useTables(load: () => Promise<TableCard[]>): ReadonlySignal<TableCard[]> {
  const tables = useSignal<TableCard[]>([]);
  const known = me.value !== null;
  useEffect(() => {
    if (!known) return;
    const look = () => {
      if (document.visibilityState === "hidden") return;
      void load()
        .then((found) => (tables.value = found))
        .catch(() => {});
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [load, known]);
  return tables;
}

export function useMyTables(): ReadonlySignal<MyTables> {
  const tables = useTables(house.myTables);
  return useComputed(() => ({
    waiting: tables.value.filter(({ turn }) => turn),
    going: tables.value.filter(({ turn, phase }) => !turn && phase !== "ended"),
    over: tables.value.filter(({ phase }) => phase === "ended"),
  }));
}

/** Nobody overlooks a table that waits for them. */
export function Waiting({ tables }: { tables: TableCard[] }) {
  if (tables.length === 0) return null;
  return (
    <section class="your-turn card">
      <h2>{t("page-your-turn")}</h2>
      <TableList tables={tables} about={aboutMine} />
    </section>
  );
}

export function MyGames({ tables: { waiting, going, over } }: { tables: MyTables }) {
  const all = useSignal(false);
  const none = waiting.length + going.length + over.length === 0;
  return (
    <section class="card">
      <h2>{t("page-my-games")}</h2>
      {none && <p class="soft">{t("page-my-games-none")}</p>}
      <TableList tables={[...waiting, ...going]} about={aboutMine} />
      {over.length > 0 && (
        <>
          <h3>{t("page-finished")}</h3>
          <TableList tables={all.value ? over : over.slice(0, FEW)} about={aboutOver} />
        </>
      )}
      {over.length > FEW && !all.value && (
        <button type="button" onClick={() => (all.value = true)}>
          {t("page-finished-all", { count: over.length })}
        </button>
      )}
    </section>
  );
}

type About = (card: TableCard) => (string | false)[];

export function TableList({ tables, about }: { tables: TableCard[]; about: About }) {
  if (tables.length === 0) return null;
  return (
    <ul class="tables">
      {tables.map((card) => (
        <li key={card.code}>
          <Link to={`/t/${card.code}`} class="button table-link">
            <strong>{titleOf(card.game)}</strong>
            <span>{about(card).filter(Boolean).join(" · ")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function aboutPublic(card: TableCard): string[] {
  const taken = t("page-seats-taken", { taken: card.taken, seats: card.seats });
  return [t("page-hosted-by", { host: card.host }), taken, t(stateOf(card))];
}

function aboutMine(card: TableCard): (string | false)[] {
  return [t(stateOf(card)), company(card)];
}

function stateOf({ turn, phase, taken, seats }: TableCard): string {
  if (turn) return "page-waits-for-you";
  return phase === "gathering" && taken === seats ? "page-phase-full" : `page-phase-${phase}`;
}

function aboutOver(card: TableCard): (string | false)[] {
  const won = card.winners ?? [];
  return [won.length > 0 && t("page-won-by", { who: listed(won) }), company(card), day(card.changed)];
}

/** Those who sit there besides this person. */
function company({ names = [] }: TableCard): string | false {
  const others = names.filter((name) => name !== me.value?.name);
  return others.length > 0 && t("page-with", { who: listed(others) });
}

function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long" }).format(at * 1000);
}
