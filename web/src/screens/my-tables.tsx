/** This person's tables: those that wait for them, those in progress, those that are over. */
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { Icon } from "../components/icon.tsx";
import { gameTitle } from "../games.ts";
import { Link } from "../router.tsx";
import { me } from "../session.ts";
import type { TableListing } from "../wire/routes.ts";
import { formatList, language, t } from "../words/words.ts";
import { hideTable, isHidden } from "./hidden-tables.ts";
import "./my-tables.css";

const REFRESH_EVERY_MS = 30_000;
const FINISHED_SHOWN = 4; // finished tables that are shown without asking for more

export interface MyTables {
  waiting: TableListing[];
  going: TableListing[];
  over: TableListing[];
}

/** The house's list, refreshed for as long as somebody is looking. */
export function useTables(load: () => Promise<TableListing[]>): ReadonlySignal<TableListing[]> {
  const tables = useSignal<TableListing[]>([]);
  const known = me.value !== null;
  useEffect(() => {
    if (!known) return;
    const refresh = () => {
      if (document.visibilityState === "hidden") return;
      void load()
        .then((found) => (tables.value = found))
        .catch(() => {});
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_EVERY_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [load, known]);
  return tables;
}

export function useMyTables(): ReadonlySignal<MyTables> {
  const tables = useTables(api.myTables);
  return useComputed(() => {
    const seen = tables.value.filter(({ code, phase }) => phase === "ended" || !isHidden(code));
    return {
      waiting: seen.filter(({ turn }) => turn),
      going: seen.filter(({ turn, phase }) => !turn && phase !== "ended"),
      over: seen.filter(({ phase }) => phase === "ended"),
    };
  });
}

/** A table that waits for you is hard to miss; and however many do, they take one line. */
export function YourTurn({ tables }: { tables: TableListing[] }) {
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
          <TableList tables={all.value ? over : over.slice(0, FINISHED_SHOWN)} about={aboutOver} />
        </>
      )}
      {over.length > FINISHED_SHOWN && !all.value && (
        <button type="button" onClick={() => (all.value = true)}>
          {t("page-finished-all", { count: over.length })}
        </button>
      )}
    </section>
  );
}

type DescribeTable = (card: TableListing) => (string | false)[];

interface TableListProps {
  tables: TableListing[];
  about: DescribeTable;
  /** Whether each can be removed from the list. */
  hide?: boolean;
}

export function TableList({ tables, about, hide = false }: TableListProps) {
  if (tables.length === 0) return null;
  return (
    <ul class="tables">
      {tables.map((summary) => (
        <li key={summary.code}>
          <Link to={`/t/${summary.code}`} class="button table-link">
            <strong>{gameTitle(summary.game)}</strong>
            <span>{about(summary).filter(Boolean).join(" · ")}</span>
          </Link>
          {hide && <HideButton summary={summary} />}
        </li>
      ))}
    </ul>
  );
}

/** This discards a game against bots. A game between people goes on, and only this device stops listing it. */
function HideButton({ summary: { code, game } }: { summary: TableListing }) {
  const label = t("page-hide-table", { game: gameTitle(game) });
  return (
    <button type="button" class="sign" aria-label={label} title={label} onClick={() => hideTable(code)}>
      <Icon name="close" />
    </button>
  );
}

export function aboutPublic(summary: TableListing): string[] {
  const taken = t("page-seats-taken", { taken: summary.taken, seats: summary.seats });
  return [t("page-hosted-by", { host: summary.host }), taken, t(stateKey(summary))];
}

function aboutMine(summary: TableListing): (string | false)[] {
  const { lesson, phase, changed } = summary;
  const played = phase !== "gathering" && lastPlayed(changed);
  return [lesson ? t("learn-guide") : t(stateKey(summary)), company(summary), played];
}

function stateKey({ turn, phase, taken, seats }: TableListing): string {
  if (turn) return "page-waits-for-you";
  return phase === "gathering" && taken === seats ? "page-phase-full" : `page-phase-${phase}`;
}

function aboutOver(summary: TableListing): (string | false)[] {
  return [summary.lesson ? t("learn-guide") : false, result(summary), company(summary), day(summary.changed)];
}

function result({ won, winners = [] }: TableListing): string | false {
  if (won != null) return t(won ? "page-you-won" : "page-you-lost");
  return winners.length > 0 && t("page-won-by", { who: formatList(winners) });
}

const MAX_NAMES = 3;

/** The others who sit there: a few names, and how many more. */
function company({ others = [], names = [], phase, lesson }: TableListing): string | false {
  if (lesson || names.length < 2) return false;
  if (others.length === 0) return phase !== "gathering" && t("page-against-bots-only");
  const few = others.length > MAX_NAMES ? others.slice(0, MAX_NAMES - 1) : others;
  const more = others.length > few.length ? [t("page-some-more", { count: others.length - few.length })] : [];
  return t("page-with", { who: formatList([...few, ...more]) });
}

/** Games against bots are often many and alike: today's are told apart by the time. */
function lastPlayed(at: number): string {
  const [then, now] = [new Date(at * 1000), new Date()];
  if (then.toDateString() !== now.toDateString()) return day(at);
  return new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" }).format(then);
}

function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long" }).format(at * 1000);
}
