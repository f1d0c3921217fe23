/** Everything that isn't needed in every turn. */
import { useSignal } from "@preact/signals";
import { Icon, type IconName } from "../../../components/icon.tsx";
import { attempt } from "../../../components/notice.tsx";
import { navigate } from "../../../router.tsx";
import { t } from "../../../words/words.ts";
import type { NewCommand } from "../../connection.ts";
import { CopyButton } from "../../gathering/invite.tsx";
import { MoveOn } from "../next-game.tsx";
import { Players } from "../players.tsx";
import { mayTakeBack, type ToolsProps } from "../tools.tsx";

export function More({ connection, table, seatState, view, open }: ToolsProps) {
  const { info } = table;
  const send = (command: NewCommand) => void attempt(connection.send(command).then(() => (open.value = null)));
  return (
    <div class="ways-in">
      <Players table={table} view={view} connection={connection} />
      {seatState.seat !== null && info.phase === "playing" && (
        <PlayerActions
          seat={seatState.seat}
          paused={info.paused ?? false}
          bot={Boolean(info.chairs[seatState.seat]?.bot)}
          undoable={mayTakeBack({ table, seatState })}
          resigning={view.seats === 2 ? "page-resign-wins" : "page-resign-bot"}
          send={send}
        />
      )}
      <MoveOn connection={connection} table={table} />
      <CopyButton text={location.href} />
      <MenuButton icon="keys" labelKey="page-tool-keys" class="for-keys" action={() => (open.value = "keys")} />
      <MenuButton icon="door" labelKey="page-leave" action={() => navigate("/")} />
      {info.phase === "playing" && <p class="soft">{t("page-leave-hint")}</p>}
    </div>
  );
}

interface PlayerActionsProps {
  seat: number;
  paused: boolean;
  bot: boolean;
  undoable: boolean;
  /** The key of what follows. */
  resigning: string;
  send(command: NewCommand): void;
}

function PlayerActions({ seat, paused, bot, undoable, resigning, send }: PlayerActionsProps) {
  const sure = useSignal(false);
  return (
    <>
      {undoable && <MenuButton icon="undo" labelKey="page-tool-undo" action={() => send({ command: "undo", seat })} />}
      {paused ? (
        <MenuButton icon="resume" labelKey="page-resume" action={() => send({ command: "resume" })} />
      ) : (
        <MenuButton icon="pause" labelKey="page-pause" action={() => send({ command: "pause" })} />
      )}
      {bot ? (
        <MenuButton icon="person" labelKey="page-take-seat" action={() => send({ command: "take-seat", seat })} />
      ) : (
        <MenuButton icon="bot" labelKey="page-give-seat" action={() => send({ command: "give-seat", seat })} />
      )}
      {sure.value ? (
        <>
          <MenuButton icon="flag" labelKey="page-resign-sure" action={() => send({ command: "resign", seat })} />
          <p class="soft">{t(resigning)}</p>
        </>
      ) : (
        <MenuButton icon="flag" labelKey="page-resign" action={() => (sure.value = true)} />
      )}
    </>
  );
}

interface MenuButtonProps {
  icon: IconName;
  labelKey: string;
  class?: string;
  action(): void;
}

function MenuButton({ icon, labelKey, action, ...rest }: MenuButtonProps) {
  return (
    <button type="button" {...rest} onClick={action}>
      <Icon name={icon} />
      {t(labelKey)}
    </button>
  );
}
