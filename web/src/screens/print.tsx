/** A printable sheet of a game. */
import { findGame } from "../games.ts";
import { Link } from "../router.tsx";
import { t } from "../words/words.ts";
import { NotFound } from "./not-found.tsx";
import { printSheet } from "./rules/print-sheets.ts";
import "./print.css";

export function Print({ game, sheet }: { game: string; sheet: string }) {
  const Drawn = printSheet(findGame(game), sheet);
  if (!Drawn) return <NotFound />;
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
