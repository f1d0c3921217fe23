/** What a player reads after their tap. */
import { expect, test } from "vitest";
import { loadLanguage } from "../../../words/words.ts";
import { moments } from "./whisper.tsx";

test.each(["en", "fr", "de", "nl", "it", "sv", "da"])(
  "there are many moments of a dance in %s, each one line long",
  async (tongue) => {
    await loadLanguage(tongue);
    const lines = moments();
    expect(new Set(lines).size).toBe(12);
    expect(lines.filter((line) => line.length === 0 || line.length > 75)).toEqual([]);
  },
);
