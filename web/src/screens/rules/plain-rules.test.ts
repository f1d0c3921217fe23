import { expect, test } from "vitest";
import { parsePlainRules } from "./plain-rules.ts";

test("headings, paragraphs and lists", () => {
  const page = "# Kites\n\nFor two.\n\n## A turn\n\nDo one:\n\n- fly\n  far;\n- land.\n";
  expect(parsePlainRules(page)).toEqual([
    { title: "Kites", parts: ["<p>For two.</p>"] },
    { title: "A turn", parts: ["<p>Do one:</p>", "<ul><li>fly\n  far;</li><li>land.</li></ul>"] },
  ]);
});

test("a game's page brings no HTML of its own", () => {
  expect(parsePlainRules("# K\n\n<script>&")[0]?.parts).toEqual(["<p>&lt;script&gt;&amp;</p>"]);
});
