/** The end: scores, the seal opened, and what comes next. */
import { useSignal } from "@preact/signals";
import { AfterLesson } from "../../learn/after.tsx";
import { Icon } from "../../look/icon.tsx";
import { attempt } from "../../look/notice.tsx";
import { go, Link } from "../../router.tsx";
import type { Following } from "../../wire/routes.ts";
import type { Outcome } from "../../wire/views.ts";
import type { Frame } from "../../wire/wire.ts";
import { t } from "../../words/words.ts";
import { namesOf, victors } from "../model.ts";
import type { RoomProps } from "../room.ts";

interface FinaleProps extends RoomProps {
  outcome: Outcome;
}

export function Finale({ line, standing: { frame, seats }, outcome }: FinaleProps) {
  const rematch = async () => {
    const next = (await attempt(line.ask({ ask: "rematch" }))) as Following | undefined;
    if (next) go(`/t/${next.code}`);
  };
  return (
    <section class="finale card">
      <Scores frame={frame} outcome={outcome} />
      <div class="row">
        {frame.guide ? (
          <AfterLesson game={frame.game} />
        ) : frame.rematch ? (
          <Link to={`/t/${frame.rematch}`} class="button gold">
            {t("page-next-table")}
          </Link>
        ) : (
          seats.length > 0 && (
            <button type="button" class="gold" onClick={() => void rematch()}>
              {t("page-rematch")}
            </button>
          )
        )}
        <Link to={`/r/${frame.code}`} class="button">
          {t("page-see-replay")}
        </Link>
      </div>
      <Seal frame={frame} />
    </section>
  );
}

function Scores({ frame, outcome }: { frame: Frame; outcome: Outcome }) {
  const won = victors(outcome);
  return (
    <ol class="scores">
      {outcome.scores.map((score, seat) => (
        <li key={seat} class={won.includes(seat) ? "winner" : ""}>
          <span>{namesOf(frame)[seat]}</span>
          {won.includes(seat) && <span class="wins">{t("page-winner")}</span>}
          <strong>{score}</strong>
        </li>
      ))}
    </ol>
  );
}

/** What was promised at the deal and can be proved now. */
function Seal({ frame }: { frame: Frame }) {
  const fits = useSignal<boolean | null>(null);
  const { seed, salt, seal } = frame;
  if (!seed || !salt || !seal) return null;
  const verify = async () => {
    fits.value = (await sha256(`${seed}/${salt}`)) === seal;
  };
  return (
    <details class="seal">
      <summary>{t("page-seal")}</summary>
      <p>{t("page-seal-why")}</p>
      <dl>
        <dt>{t("page-seal-seed")}</dt>
        <dd>{`${seed}/${salt}`}</dd>
        <dt>{t("page-seal-was")}</dt>
        <dd>{seal}</dd>
      </dl>
      <div class="row">
        {/* Without https a browser does not compute it: the record can be verified elsewhere. */}
        {crypto.subtle && (
          <button type="button" onClick={() => void verify()}>
            <Icon name="seal" />
            {t("page-verify")}
          </button>
        )}
        <a class="button" href={`/api/tables/${frame.code}/record`}>
          {t("page-record")}
        </a>
      </div>
      <p role="status">{fits.value !== null && t(fits.value ? "page-seal-fits" : "page-seal-broken")}</p>
    </details>
  );
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
