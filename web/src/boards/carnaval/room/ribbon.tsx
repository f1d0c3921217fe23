/** The course of the evening: the dance with its calls, the rest, the vote. */
import { ClockFace, useNow } from "../../../components/clock.tsx";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { callName } from "../describe.ts";
import { toggleVoice, voiceSetting } from "../leader/voice.ts";
import { type Station, station } from "../model.ts";
import type { Role, View } from "../wire.ts";

const STATIONS: readonly Station[] = ["dance", "rest", "vote"];

interface RibbonProps {
  view: View;
  due: number | null;
  /** Whether nobody has been called yet. */
  quiet: boolean;
}

export function Ribbon({ view, due, quiet }: RibbonProps) {
  const now = station(view.phase);
  return (
    <div class="ribbon">
      <ol aria-label={t("carnaval-evening")}>
        {STATIONS.map((stop) => (
          <li key={stop} class={stop === now ? "now" : ""} aria-current={stop === now ? "step" : undefined}>
            {t(`carnaval-stop-${stop}`, { dance: view.dance })}
            {stop === "dance" && now === "dance" && <Calls view={view} quiet={quiet} />}
            {stop === "vote" && now === "vote" && view.round > 1 && (
              <span class="again"> · {t("carnaval-second-round")}</span>
            )}
          </li>
        ))}
      </ol>
      {due !== null && <Countdown due={due} />}
      <VoiceButton />
    </div>
  );
}

function Countdown({ due }: { due: number }) {
  const now = useNow(true);
  return (
    <span role="timer">
      <ClockFace seconds={Math.max(0, due - now)} />
    </span>
  );
}

function Calls({ view, quiet }: Omit<RibbonProps, "due">) {
  return (
    <span class="calls">
      {view.calls.map((call) => (
        <span key={call} class={call === view.call && !quiet ? "call now" : "call"} title={callName(call)}>
          <RoleEmblem role={call === "pranksters" ? "prankster" : (call as Role)} size={20} />
        </span>
      ))}
    </span>
  );
}

function VoiceButton() {
  const on = voiceSetting.value === "on";
  return (
    <button
      type="button"
      class="sign"
      aria-pressed={on}
      aria-label={t("carnaval-voice")}
      title={t("carnaval-voice")}
      onClick={toggleVoice}
    >
      <Icon name={on ? "voice" : "silence"} />
    </button>
  );
}
