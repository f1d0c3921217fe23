/** The sheets beside a game: chat and log on a phone, the rules, the keys, and everything else. */
import { later } from "../../look/later.tsx";
import { Sheet } from "../../look/sheet.tsx";
import { t } from "../../words/words.ts";
import { ChatLines } from "../chat.tsx";
import { LogLines } from "../log.tsx";
import { isOfGame, namesOf } from "../model.ts";
import { useBoard } from "../stage.tsx";
import { teller } from "../tell.ts";
import { Keys } from "./keys.tsx";
import { More } from "./more.tsx";
import type { ToolsProps } from "./tools.tsx";

export type SideSheetName = "chat" | "log" | "rules" | "more" | "keys";

const RulesNow = later(async () => (await import("./rules-now.tsx")).RulesNow);

export function SideSheet({ name, ...props }: ToolsProps & { name: SideSheetName }) {
  const close = () => {
    props.open.value = null;
  };
  return (
    <Sheet title={t(`page-sheet-${name}`)} close={close}>
      <Inside name={name} close={close} {...props} />
    </Sheet>
  );
}

function Inside({ name, close, ...props }: ToolsProps & { name: SideSheetName; close(): void }) {
  switch (name) {
    case "chat":
      return <ChatLines {...props} sent={close} />;
    case "log":
      return <LogOfSeat {...props} />;
    case "rules":
      return <RulesNow view={props.view} />;
    case "keys":
      return <Keys />;
    case "more":
      return <More {...props} />;
  }
}

function LogOfSeat({ standing, sight, view }: ToolsProps) {
  const board = useBoard(view.game);
  if (board === null) return null;
  const tell = teller(board, namesOf(standing.frame), sight.seat, sight.log.filter(isOfGame));
  return <LogLines log={sight.log} tell={tell} />;
}
