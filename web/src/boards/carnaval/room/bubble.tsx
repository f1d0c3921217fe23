/** What a guest said last, as a picture in a bubble: what kind, about whom, which role. The words are in the tray. */

import { RoleEmblem } from "../cards/role-emblem.tsx";
import { takenBack } from "../sayings.ts";
import { isSeat, type Tokens, tokensOf } from "../tray/choice.ts";
import type { Role } from "../wire.ts";
import { Head } from "./costume.tsx";

/** The icon of each kind of statement, drawn in a square of 24. */
const PATHS: Record<string, string> = {
  claim: "M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM3 21c0-6 4-8 9-8s9 2 9 8",
  answer: "M4 5h16v11h-9l-5 4v-4H4z",
  accuse: "M3 13h11M14 9l5 4-5 4M3 9v8M12 4v2",
  vouch: "M12 20C4 14 3 11 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 11 20 14 12 20z",
  "vote-for": "M7 12V5q0-2 2-2t2 2v6V4q0-2 2-2t2 2v8V7q0-2 2-2t2 2v8q0 6-6 6-5 0-7-5l-2-4q1-2 3 0z",
  ask: "M7 8q0-5 5-5t5 5q0 3-3 4.5-2 1-2 3.5M12 20v.5",
  "report-suspicious": "M2 12q10-13 20 0-10 13-20 0zM12 9v3.5M12 15v.5",
  "report-harmless": "M2 12q10-13 20 0-10 13-20 0zM8.5 12l2.5 2.5 4.5-5",
  "report-role": "M2 12q10-13 20 0-10 13-20 0zM12 9a3 3 0 1 0 .1 0z",
  "report-watched": "M2 12q10-13 20 0-10 13-20 0zM4 20L20 4",
  retract: "M5 12h14M9 8l-4 4 4 4",
};

export const STATEMENT_KINDS: readonly string[] = Object.keys(PATHS);

export function StatementSign({ kind }: { kind: string }) {
  return (
    <svg class="statement-sign" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}

export function isStatement(kind: string): boolean {
  return kind in PATHS;
}

export function Bubble({ statement }: { statement: string }) {
  const taken = takenBack(statement);
  const tokens = tokensOf(taken ?? statement);
  return (
    <span class="bubble">
      {taken && <StatementSign kind="retract" />}
      <StatementSign kind={tokens[0] ?? ""} />
      <StatementThings tokens={tokens} />
    </span>
  );
}

function StatementThings({ tokens }: { tokens: Tokens }) {
  if (tokens[0] === "retract") return null;
  return (
    <>
      {tokens
        .slice(1)
        .map((word) =>
          isSeat(tokens, word) ? (
            <Head key={word} seat={Number(word)} size={22} />
          ) : (
            <RoleEmblem key={word} role={word as Role} size={20} />
          ),
        )}
    </>
  );
}
