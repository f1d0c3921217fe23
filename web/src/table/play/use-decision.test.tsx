import { render } from "preact-render-to-string";
import { beforeAll, expect, test, vi } from "vitest";
import fixtures from "../../../fixtures/carnaval.json";
import { dismissNotice, Notice } from "../../components/notice.tsx";
import type { Fixture } from "../../fixture.ts";
import { RefusalError } from "../../refusal-error.ts";
import type { View } from "../../wire/game.ts";
import { loadLanguage } from "../../words/words.ts";
import type { TableConnection } from "../connection.ts";
import { type Decision, isMeantForBefore, useDecision } from "./use-decision.ts";

const SENTENCE = "The game has moved on.";
const view = (fixtures as unknown as Fixture[])[0]?.seen[0]?.view as View;

beforeAll(() => loadLanguage("en"));

/** The decision of a player whom the house tells that they are too late, whatever they send. */
function tooLate(): Decision {
  const send = () =>
    Promise.reject(new RefusalError({ code: "not-now", key: "table-moved-on", facts: {}, sentence: SENTENCE }));
  let found: Decision | undefined;
  function Decides() {
    found = useDecision({ send } as unknown as TableConnection, 0, view, 1);
    return null;
  }
  render(<Decides />);
  if (!found) throw new Error("nothing was drawn");
  return found;
}

async function noticeAfter(move: string): Promise<string> {
  dismissNotice();
  tooLate().play(move);
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
  return render(<Notice />);
}

test("a player who only wanted to continue isn't told that the game has moved on", async () => {
  expect(await noticeAfter("next")).not.toContain(SENTENCE);
});

test("a player who wanted more than that is told", async () => {
  expect(await noticeAfter("block 3")).toContain(SENTENCE);
});

test("a press just after the board has changed was meant for the board before", () => {
  expect(isMeantForBefore(1000, 1300)).toBe(true);
  expect(isMeantForBefore(1000, 1500)).toBe(false);
  expect(isMeantForBefore(Number.NEGATIVE_INFINITY, 0)).toBe(false);
});
