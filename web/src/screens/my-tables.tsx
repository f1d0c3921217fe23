/** The tables of this person: those that wait for them, those that go on, those that are over. */
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { house, titleOf } from "../house.ts";
import { Icon } from "../look/icon.tsx";
import { me } from "../me.ts";
import { Link } from "../router.tsx";
import type { TableCard } from "../wire/routes.ts";
import { language, listed, t } from "../words/words.ts";
import { hideTable, isHidden } from "./hidden.ts";

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
  return useComputed(() => {
    const seen = tables.value.filter(({ code, phase }) => phase === "ended" || !isHidden(code));
    return {
      waiting: seen.filter(({ turn }) => turn),
      going: seen.filter(({ turn, phase }) => !turn && phase !== "ended"),
      over: seen.filter(({ phase }) => phase === "ended"),
    };
  });
}

/** Nobody overlooks a table that waits for them; and however many do, they take one line. */
export function Waiting({ tables }: { tables: TableCard[] }) {
  if (tables.length === 0) return null;
  if (tables.length === 1) {
    return (
      <section class="your-turn" aria-label={t("page-your-turn")}>
        <TableList tables={tables} about={aboutMine} hide />
      </section>
    );
  }
  return (
    <details class="your-turn card">
      <summary>{t("page-games-wait", { count: tables.length })}</summary>
      <TableList tables={tables} about={aboutMine} hide />
    </details>
  );
}

export function MyGames({ tables: { waiting, going, over } }: { tables: MyTables }) {
  const all = useSignal(false);
  const none = waiting.length + going.length + over.length === 0;
  return (
    <section class="card">
      <h2>{t("page-my-games")}</h2>
      {none && <p class="soft">{t("page-my-games-none")}</p>}
      <TableList tables={[...waiting, ...going]} about={aboutMine} hide />
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

interface TableListProps {
  tables: TableCard[];
  about: About;
  /** Whether each can be taken off the list. */
  hide?: boolean;
}

export function TableList({ tables, about, hide = false }: TableListProps) {
  if (tables.length === 0) return null;
  return (
    <ul class="tables">
      {tables.map((card) => (
        <li key={card.code}>
          <Link to={`/t/${card.code}`} class="button table-link">
            <strong>{titleOf(card.game)}</strong>
            <span>{about(card).filter(Boolean).join(" · ")}</span>
          </Link>
          {hide && <Hide card={card} />}
        </li>
      ))}
    </ul>
  );
}

/** A game among bots is forgotten by that; where people play, it goes on, and only this device lists it no more. */
function Hide({ card: { code, game } }: { card: TableCard }) {
  const label = t("page-hide-table", { game: titleOf(game) });
  return (
    <button type="button" class="sign" aria-label={label} title={label} onClick={() => hideTable(code)}>
      <Icon name="close" />
    </button>
  );
}

export function aboutPublic(card: TableCard): string[] {
  const taken = t("page-seats-taken", { taken: card.taken, seats: card.seats });
  return [t("page-hosted-by", { host: card.host }), taken, t(stateOf(card))];
}

function aboutMine(card: TableCard): (string | false)[] {
  return card.lesson ? [t("learn-guide")] : [t(stateOf(card)), company(card)];
}

function stateOf({ turn, phase, taken, seats }: TableCard): string {
  if (turn) return "page-waits-for-you";
  return phase === "gathering" && taken === seats ? "page-phase-full" : `page-phase-${phase}`;
}

function aboutOver(card: TableCard): (string | false)[] {
  return [card.lesson ? t("learn-guide") : false, result(card), company(card), day(card.changed)];
}

function result({ won, winners = [] }: TableCard): string | false {
  if (won != null) return t(won ? "page-you-won" : "page-you-lost");
  return winners.length > 0 && t("page-won-by", { who: listed(winners) });
}

const MOST_NAMES = 3;

/** Those who sit there besides this person: a few names, and how many more. */
function company({ others = [], names = [], phase, lesson }: TableCard): string | false {
  if (lesson || names.length < 2) return false;
  if (others.length === 0) return phase !== "gathering" && t("page-against-bots-only");
  const few = others.length > MOST_NAMES ? others.slice(0, MOST_NAMES - 1) : others;
  const more = others.length > few.length ? [t("page-some-more", { count: others.length - few.length })] : [];
  return t("page-with", { who: listed([...few, ...more]) });
}

function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long" }).format(at * 1000);
}
