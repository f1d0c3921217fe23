/** A sheet of a game that is meant for paper. */
import type { ComponentType } from "preact";
import { Link } from "../router.tsx";
import { t } from "../words/words.ts";
import { Lost } from "./lost.tsx";
import { Cards } from "./rules/cards.tsx";
import { Master } from "./rules/master.tsx";
import { type Sheet, sheetsOf } from "./rules/sheets.ts";
import "./print.css";

const DRAWN: Record<Sheet, ComponentType> = { cards: Cards, master: Master };

export function Print({ game, sheet }: { game: string; sheet: string }) {
  const wanted = sheetsOf(game).find((name) => name === sheet);
  if (!wanted) return <Lost />;
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
