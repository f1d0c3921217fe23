/** The sheets beside a game: chat and log on a phone, the rules, the keys, and everything else. */
import { lazy } from "../../../components/lazy.tsx";
import { Sheet } from "../../../components/sheet.tsx";
import { t } from "../../../words/words.ts";
import { ChatMessages } from "../../chat/chat.tsx";
import { seenEventDescriber, toldSoFar } from "../../stage/event-text.ts";
import { LogEntries } from "../../stage/log.tsx";
import { useBoard } from "../../stage/stage.tsx";
import { isGameEvent, namesOf } from "../../state.ts";
import type { ToolsProps } from "../tools.tsx";
import { ShortcutKeys } from "./keys.tsx";
import { More } from "./more.tsx";

export type SideSheetName = "chat" | "log" | "rules" | "more" | "keys";

const RulesNow = lazy(async () => (await import("./rules-now.tsx")).RulesNow);

export function SideSheet({ name, ...props }: ToolsProps & { name: SideSheetName }) {
  const close = () => {
    props.open.value = null;
  };
  return (
    <Sheet title={t(`page-sheet-${name}`)} close={close}>
      <SheetContent name={name} close={close} {...props} />
    </Sheet>
  );
}

function SheetContent({ name, close, ...props }: ToolsProps & { name: SideSheetName; close(): void }) {
  switch (name) {
    case "chat":
      return <ChatMessages {...props} sent={close} />;
    case "log":
      return <SeatLog {...props} />;
    case "rules":
      return <RulesNow view={props.view} />;
    case "keys":
      return <ShortcutKeys />;
    case "more":
      return <More {...props} />;
  }
}

function SeatLog({ table, seatState, view, quiet }: ToolsProps) {
  const board = useBoard(view.game);
  if (board === null) return null;
  const tell = seenEventDescriber(board, namesOf(table.info), seatState.seat, seatState.log.filter(isGameEvent));
  return <LogEntries log={toldSoFar(seatState.log, board, quiet)} describe={tell} />;
}
