/** The desk of a human leader (CV-34): the script, line by line, and their powers, each with what it will do. */
import { t } from "../../../words/words.ts";
import { deedKey, type Tokens } from "../tray/choice.ts";
import { useGlimpse } from "../tray/use-glimpse.ts";
import type { Script } from "./script.ts";
import { canBeHeard, readOut, stopReading } from "./voice.ts";

/** Each has a fixed place, whether it can be used now or not. Ending the carnival is further away from the finger. */
const POWERS = ["unmask", "mask", "mark", "block", "free", "vote", "end"];

interface DeskProps {
  deeds: Tokens;
  script: Script;
  /** What continuing would do. */
  does: string;
  /** Whether the powers are shown, in place of the script. */
  open: boolean;
  choose(deed: string): void;
}

export function Desk({ deeds, script, does, open, choose }: DeskProps) {
  return (
    <fieldset class="desk" aria-label={t("carnaval-desk")}>
      {open ? (
        <Powers deeds={deeds} choose={choose} />
      ) : (
        <>
          <CurrentLine script={script} />
          <p class="does" id="desk-does">
            {does}
          </p>
          {/* The missing invitation is offered once, before the first dance (CV-32). */}
          {deeds.includes("give") && <Power deed="give" deeds={deeds} choose={choose} />}
        </>
      )}
    </fieldset>
  );
}

function Powers(props: Pick<DeskProps, "deeds" | "choose">) {
  const list = useGlimpse();
  return (
    <div class="powers" ref={list}>
      {POWERS.map((power) => (
        <Power key={power} deed={power} {...props} />
      ))}
    </div>
  );
}

function Power({ deed, deeds, choose }: Pick<DeskProps, "deeds" | "choose"> & { deed: string }) {
  const key = deedKey(deed, true);
  return (
    <div class="power">
      <button
        type="button"
        disabled={!deeds.includes(deed)}
        aria-describedby={`does-${key}`}
        onClick={() => choose(deed)}
      >
        {t(`carnaval-verb-${key}`)}
      </button>
      <span id={`does-${key}`}>{t(`carnaval-does-${key}`)}</span>
    </div>
  );
}

/**
 * What to say now. If there is a voice for the page's language, the browser reads it out. Otherwise it is there to
 * read.
 */
function CurrentLine({ script }: { script: Script }) {
  const { line, more, next } = script;
  return (
    <section class="script" aria-label={t("carnaval-script")}>
      <div role="status">
        {line?.say && <p class="say">{t("carnaval-quote", { statement: t(...line.say) })}</p>}
        {line?.note && <p class="note">{t(...line.note)}</p>}
      </div>
      <div class="lines">
        {line?.say && canBeHeard() && (
          <>
            <button type="button" onClick={() => readOut(line.say)}>
              {t("carnaval-script-again")}
            </button>
            <button type="button" onClick={stopReading}>
              {t("carnaval-script-stop")}
            </button>
          </>
        )}
        {more && (
          <button type="button" class="gold" onClick={next}>
            {t("carnaval-script-next")}
          </button>
        )}
      </div>
    </section>
  );
}
