import { beforeAll, expect, test } from "vitest";
import { sampleInfo } from "../../../tests/sample-table.ts";
import { loadLanguage } from "../../words/words.ts";
import { rematchText } from "./rematch-text.ts";

beforeAll(() => loadLanguage("en"));

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

test("an invitation says what is going to be played, if it's another game", () => {
  expect(plain(rematchText("page-rematch-call", "Ada", sampleInfo({})))).toBe("Ada wants to play again.");
  const info = sampleInfo({ rematch_game: "mask" });
  expect(plain(rematchText("page-rematch-call", "Ada", info))).toBe("Ada wants to play Mask next.");
  expect(plain(rematchText("page-rematch-join", "Ada", info))).toBe("Ada wants to play Mask next: join in");
});
