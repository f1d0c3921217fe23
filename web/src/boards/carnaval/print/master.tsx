/** The sheet of the master of ceremonies: what they say, in which order, and what they do. */
import company from "../../../../examples/company.json";
import { t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { callName, roleName } from "../describe.ts";
import type { Role } from "../wire.ts";
import "../board.css";
import "../room/signs.css";
import "./master.css";

/** What the called players are asked aloud. */
const QUESTIONS: Readonly<Record<string, string>> = {
  chef: "carnaval-ask-serve",
  musician: "carnaval-ask-cancel",
  soldier: "carnaval-ask-watch",
  "evil-genie": "carnaval-ask-convert",
  "mask-lender": "carnaval-ask-lend",
  "little-old-man": "carnaval-ask-sit",
  avenger: "carnaval-ask-unmask",
  pranksters: "carnaval-ask-unmask",
  "master-prankster": "carnaval-ask-mark",
};

export function PrintSheet() {
  return (
    <article class="master board-carnaval">
      <h1>{t("carnaval-print-master")}</h1>
      <section>
        <h2>{t("carnaval-sheet-before")}</h2>
        <ul>
          {["cards", "calls", "blocked", "invitation", "law"].map((deed) => (
            <li key={deed}>{t(`carnaval-lead-${deed}`)}</li>
          ))}
        </ul>
      </section>
      <Dance />
      <Rest />
      <Along />
      <Company />
    </article>
  );
}

function Dance() {
  return (
    <section>
      <h2>{t("carnaval-sheet-dance")}</h2>
      <p class="aloud">{t("carnaval-aloud-dance")}</p>
      <table class="calls-in-order">
        <thead>
          <tr>
            {["call", "say", "do"].map((head) => (
              <th key={head}>{t(`carnaval-sheet-${head}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...company.calls, "gentleman"].map((call) => (
            <Call key={call} call={call} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Call({ call }: { call: string }) {
  return (
    <tr>
      <th scope="row">
        <RoleEmblem role={call === "pranksters" ? "prankster" : (call as Role)} />
        {callName(call)}
      </th>
      <td>
        {aloud(call).map((sentence) => (
          <p key={sentence} class="aloud">
            {sentence}
          </p>
        ))}
      </td>
      <td>
        {t(`carnaval-lead-${call}`)}
        {call === "soldier" && <p class="aloud">{t("carnaval-watches")}</p>}
        {call === "evil-genie" && ` ${t("carnaval-lead-evil-genie-small")}`}
      </td>
    </tr>
  );
}

/** What is said at a call; the painter isn't called. */
function aloud(call: string): string[] {
  if (call === "painter") return [];
  const who = call === "pranksters" ? "-all" : "";
  const facts = { call: callName(call) };
  const question = QUESTIONS[call];
  const questions = question ? [t(question)] : [];
  return [t(`carnaval-aloud-open${who}`, facts), ...questions, t(`carnaval-aloud-close${who}`, facts)];
}

function Rest() {
  return (
    <section>
      <h2>{t("carnaval-sheet-after")}</h2>
      <p class="aloud">{t("carnaval-aloud-rest")}</p>
      <p>{t("carnaval-lead-shown")}</p>
      <p>{t("carnaval-lead-talk")}</p>
      <p class="aloud">{t("carnaval-aloud-vote")}</p>
      <p>{t("carnaval-lead-vote")}</p>
      <p>{t("carnaval-lead-second")}</p>
    </section>
  );
}

/** If the leader plays too, with eyes closed like everybody: what can be done by touch. */
function Along() {
  return (
    <section>
      <h2>{t("carnaval-sheet-along")}</h2>
      <ol>
        {["table", "cards", "eyes", "touch", "answer", "time", "care"].map((step) => (
          <li key={step}>{t(`carnaval-along-${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

/** The usual guests, by the number of players. */
function Company() {
  return (
    <section>
      <h2>{t("carnaval-sheet-company")}</h2>
      <table>
        <thead>
          <tr>
            <th>{t("carnaval-sheet-players")}</th>
            <th>{t("carnaval-sheet-roles")}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(company.usual).map(([players, roles]) => (
            <tr key={players}>
              <th scope="row">{players}</th>
              <td>{counted(roles).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `3 × guest`, each role once. */
function counted(roles: readonly string[]): string[] {
  return [...new Set(roles)].map((role) => {
    const count = roles.filter((other) => other === role).length;
    return count > 1 ? `${count} × ${roleName(role)}` : roleName(role);
  });
}
