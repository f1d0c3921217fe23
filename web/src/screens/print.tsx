/** A printable sheet of a game. */
import type { ComponentType } from "preact";
import { MasterSheet } from "../boards/carnaval/print/master-sheet.tsx";
import { RoleCards } from "../boards/carnaval/print/role-cards.tsx";
import { Link } from "../router.tsx";
import { t } from "../words/words.ts";
import { NotFound } from "./not-found.tsx";
import { type PrintSheet, printSheetsOf } from "./rules/print-sheets.ts";
import "./print.css";

const DRAWN: Record<PrintSheet, ComponentType> = { cards: RoleCards, master: MasterSheet };

export function Print({ game, sheet }: { game: string; sheet: string }) {
  const wanted = printSheetsOf(game).find((name) => name === sheet);
  if (!wanted) return <NotFound />;
  const Drawn = DRAWN[wanted];
  return (
    <div class="print-screen">
      <div class="row not-printed">
        <Link to={`/rules/${game}`} class="button">
          {t("page-rules-back")}
        </Link>
        <button type="button" class="gold" onClick={() => print()}>
          {t("page-print")}
        </button>
      </div>
      <Drawn />
    </div>
  );
}
