/** Everything that is not needed in every turn. */
import { useSignal } from "@preact/signals";
import { Icon, type IconName } from "../../look/icon.tsx";
import { attempt } from "../../look/notice.tsx";
import { go } from "../../router.tsx";
import { t } from "../../words/words.ts";
import { CopyButton } from "../gathering/invite.tsx";
import type { Wish } from "../line.ts";
import { Players } from "./players.tsx";
import { mayTakeBack, type ToolsProps } from "./tools.tsx";

export function More({ line, standing, sight, view, open }: ToolsProps) {
  const { frame } = standing;
  const ask = (wish: Wish) => void attempt(line.ask(wish).then(() => (open.value = null)));
  return (
    <div class="ways-in">
      <Players standing={standing} view={view} line={line} />
      {sight.seat !== null && frame.phase === "playing" && (
        <ForPlayers
          seat={sight.seat}
          paused={frame.paused ?? false}
          bot={Boolean(frame.chairs[sight.seat]?.bot)}
          undoable={mayTakeBack({ standing, sight })}
          ask={ask}
        />
      )}
      <CopyButton text={location.href} />
      <Way icon="keys" word="page-tool-keys" class="for-keys" deed={() => (open.value = "keys")} />
      <Way icon="door" word="page-leave" deed={() => go("/")} />
      {frame.phase === "playing" && <p class="soft">{t("page-leave-hint")}</p>}
    </div>
  );
}

interface ForPlayersProps {
  seat: number;
  paused: boolean;
  bot: boolean;
  undoable: boolean;
  ask(wish: Wish): void;
}

function ForPlayers({ seat, paused, bot, undoable, ask }: ForPlayersProps) {
  const sure = useSignal(false);
  return (
    <>
      {undoable && <Way icon="undo" word="page-tool-undo" deed={() => ask({ ask: "undo", seat })} />}
      {paused ? (
        <Way icon="resume" word="page-resume" deed={() => ask({ ask: "resume" })} />
      ) : (
        <Way icon="pause" word="page-pause" deed={() => ask({ ask: "pause" })} />
      )}
      {bot ? (
        <Way icon="person" word="page-take-seat" deed={() => ask({ ask: "take-seat", seat })} />
      ) : (
        <Way icon="bot" word="page-give-seat" deed={() => ask({ ask: "give-seat", seat })} />
      )}
      {sure.value ? (
        <Way icon="flag" word="page-resign-sure" deed={() => ask({ ask: "resign", seat })} />
      ) : (
        <Way icon="flag" word="page-resign" deed={() => (sure.value = true)} />
      )}
    </>
  );
}

interface WayProps {
  icon: IconName;
  word: string;
  class?: string;
  deed(): void;
}

function Way({ icon, word, deed, ...rest }: WayProps) {
  return (
    <button type="button" {...rest} onClick={deed}>
      <Icon name={icon} />
      {t(word)}
    </button>
  );
}
