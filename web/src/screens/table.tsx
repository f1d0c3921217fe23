/** A table: before the start its seats, then the game. */
import { me } from "../me.ts";
import { Link } from "../router.tsx";
import { LatestTalk } from "../table/bubble.tsx";
import { Gathering } from "../table/gathering/gathering.tsx";
import type { Line } from "../table/line.ts";
import { Play } from "../table/play/play.tsx";
import { LatestReactions } from "../table/reactions.tsx";
import { useLine } from "../table/use-line.ts";
import { t } from "../words/words.ts";
import "../table/table.css";

/** Until the house knows us it cannot say which seats are ours. */
export function Table({ code }: { code: string }) {
  return me.value === null ? <Waiting /> : <AtTable key={code} code={code} />;
}

function AtTable({ code }: { code: string }) {
  const line = useLine(code);
  const standing = line.standing.value;
  if (line.state.value === "over") return <Farewell sentence={line.farewell.value} />;
  if (standing === null) return <Waiting line={line} />;
  const Room = standing.frame.phase === "gathering" ? Gathering : Play;
  return (
    <>
      <LineNotice line={line} />
      <Room line={line} standing={standing} />
      {/* Where people are drawn is another place before the start, in the game, and at its end. */}
      <LatestReactions key={standing.frame.phase} standing={standing} />
      <LatestTalk standing={standing} />
    </>
  );
}

function Waiting({ line }: { line?: Line }) {
  return (
    <>
      {line && <LineNotice line={line} />}
      <div class="narrow soft" aria-busy="true">
        <p>{t("page-waiting")}</p>
      </div>
    </>
  );
}

/** Calm: nothing is lost, and the page calls again by itself. */
function LineNotice({ line }: { line: Line }) {
  const lost = line.state.value === "lost" || line.state.value === "silent";
  return (
    <p class="line-notice" role="status" hidden={!lost}>
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
