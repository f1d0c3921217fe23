/** A table: its seats before the start, then the game. */

import { findGame } from "../games.ts";
import { Link } from "../router.tsx";
import { me } from "../session.ts";
import { LatestTalk } from "../table/chat/latest-talk.tsx";
import { LatestReactions } from "../table/chat/reactions.tsx";
import type { TableConnection } from "../table/connection.ts";
import { Gathering } from "../table/gathering/gathering.tsx";
import { Play } from "../table/play/play.tsx";
import { isStarting } from "../table/starts-itself.ts";
import { useTableConnection } from "../table/use-connection.ts";
import { t } from "../words/words.ts";

/** Until the house knows us, it can't say which seats are ours. */
export function Table({ code }: { code: string }) {
  return me.value === null ? <LoadingTable /> : <AtTable key={code} code={code} />;
}

function AtTable({ code }: { code: string }) {
  const connection = useTableConnection(code);
  const table = connection.table.value;
  if (connection.state.value === "closed") return <Farewell sentence={connection.closeReason.value} />;
  // The words of a game that isn't ours come later than the page's own.
  if (table === null || isStarting(table) || !findGame(table.info.game))
    return <LoadingTable connection={connection} />;
  const Room = table.info.phase === "gathering" ? Gathering : Play;
  return (
    <>
      <ConnectionNotice connection={connection} />
      <Room connection={connection} table={table} />
      {/* People are drawn in different places before the start. The last move is reacted to after the end. */}
      <LatestReactions key={table.info.phase === "gathering" ? "before" : "since"} table={table} />
      <LatestTalk table={table} />
    </>
  );
}

function LoadingTable({ connection }: { connection?: TableConnection }) {
  return (
    <>
      {connection && <ConnectionNotice connection={connection} />}
      <div class="narrow soft" aria-busy="true">
        <p>{t("page-waiting")}</p>
      </div>
    </>
  );
}

/** Calm: nothing is lost, and the page reconnects by itself. */
function ConnectionNotice({ connection }: { connection: TableConnection }) {
  const lost = connection.state.value === "lost" || connection.state.value === "silent";
  return (
    <p class="connection-notice" role="status" hidden={!lost}>
      {lost && t("page-line-lost")}
    </p>
  );
}

function Farewell({ sentence }: { sentence: string }) {
  return (
    <div class="narrow">
      <h1>{t("page-not-here")}</h1>
      <p>{sentence}</p>
      <Link to="/" class="button gold">
        {t("page-to-entrance")}
      </Link>
    </div>
  );
}
