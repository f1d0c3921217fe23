/** The leader speaks the page's language with a native voice, or appears as text. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, language, loadLanguage, t } from "../../../words/words.ts";
import type { Event } from "../wire.ts";

/** A browser whose voices arrive when the test says so. */
const browser = vi.hoisted(() => {
  const spoken: SpeechSynthesisUtterance[] = [];
  let voices: SpeechSynthesisVoice[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
    cancel: () => spoken.splice(0),
  });
  class Utterance {
    constructor(readonly text: string) {}
  }
  Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
  return {
    spoken,
    has(...tags: string[]) {
      voices = tags.map((lang) => ({ lang, name: lang }) as SpeechSynthesisVoice);
      speech.dispatchEvent(new globalThis.Event("voiceschanged"));
    },
  };
});

const { canBeHeard, fallSilent, stopReading, nativeVoice, readOut, sayAloud, toggleVoice, voiceSetting, captionText } =
  await import("./voice.ts");

const DANCE = { event: "dance", seat: null, dance: 1 } as Event;
const SECRET = { event: "watched", seat: 0 } as Event;
const CANCELS = { event: "cancels", seat: null } as Event;
const SAYS = { event: "says", seat: 0, number: 1, statement: "accuse 1" } as Event;

async function speaks(tag: string): Promise<void> {
  language.value = tag;
  await loadLanguage(tag);
}

beforeEach(async () => {
  fallSilent();
  voiceSetting.value = "on";
  await speaks("en");
  browser.has();
});

describe("a voice", () => {
  const of = (tag: string, ...tags: string[]) =>
    nativeVoice(
      tag,
      tags.map((lang, n) => ({ lang, default: n === 2 }) as SpeechSynthesisVoice),
    )?.lang ?? null;

  test.each([
    ["de", ["en-US", "de-AT"], "de-AT"],
    ["de", ["en-US", "de_DE"], "de_DE"],
    ["de", ["DE"], "DE"],
    ["de", ["de-AT", "en-US", "de-DE"], "de-DE"],
    ["da", ["de-DE", "sv-SE"], null],
    ["de", [], null],
  ])("for %s among %j is %j", (tag, tags, chosen) => {
    expect(of(tag, ...tags)).toBe(chosen);
  });
});

describe.each(LANGUAGES)("in %s", (tag) => {
  beforeEach(() => speaks(tag));

  test("the call is spoken by a native voice, and not written", () => {
    browser.has("xx-XX", `${tag}-XX`);
    sayAloud([DANCE, SECRET], []);
    expect(browser.spoken).toMatchObject([
      { text: t("carnaval-dance", { dance: 1 }), lang: tag, voice: { lang: `${tag}-XX` } },
    ]);
    expect(captionText()).toBe("");
  });

  test("it is written, not spoken, if no voice speaks that language", () => {
    browser.has(...LANGUAGES.filter((other) => other !== tag));
    sayAloud([DANCE, SECRET], []);
    expect(browser.spoken).toEqual([]);
    expect(captionText()).toBe(t("carnaval-dance", { dance: 1 }));
  });
});

describe("voices that arrive late", () => {
  test("say the last sentence, once", () => {
    sayAloud([DANCE], []);
    sayAloud([CANCELS], []);
    expect(captionText()).toBe(t("carnaval-cancels"));
    browser.has("en-GB");
    browser.has("en-GB", "en-US");
    expect(browser.spoken.map(({ text }) => text)).toEqual([t("carnaval-cancels")]);
    expect(captionText()).toBe("");
  });

  test("say nothing if the voice is turned off, or the player has left", () => {
    toggleVoice();
    sayAloud([DANCE], []);
    expect(captionText()).toBe("");
    toggleVoice();
    sayAloud([DANCE], []);
    fallSilent();
    browser.has("en-GB");
    expect(browser.spoken).toEqual([]);
  });
});

test("the text stays, whatever this seat alone learns, until guests talk", () => {
  sayAloud([DANCE], []);
  sayAloud([SECRET], []);
  expect(captionText()).toBe(t("carnaval-dance", { dance: 1 }));
  sayAloud([SAYS], ["Ada", "Bruno"]);
  expect(captionText()).toBe("");
});

describe("of several sentences", () => {
  const UNMASKED = { event: "unmasked", seat: 0, role: "chef" } as Event;
  const CALLS = { event: "calls", seat: null, call: "soldier" } as Event;

  test("the last is written, and whoever is called stands in the room", () => {
    sayAloud([UNMASKED, DANCE, CALLS], ["Ada"]);
    expect(captionText()).toBe(t("carnaval-dance", { dance: 1 }));
    sayAloud([CALLS], ["Ada"]);
    expect(captionText()).toBe(t("carnaval-calls", { call: t("carnaval-call-soldier") }));
  });

  test("the next dance isn't written before it begins", () => {
    sayAloud([UNMASKED, DANCE, CALLS], ["Ada"]);
    expect(captionText(true)).toBe(t("carnaval-unmasked", { who: "Ada", role: t("carnaval-as-chef") }));
  });
});

describe("in a replay", () => {
  const moments = [[], [DANCE], [SECRET], [CANCELS, SECRET], [], [SAYS], [SECRET], [DANCE]];
  const look = (at: number) => sayAloud(moments[at] ?? [], ["Ada", "Bruno"], moments.slice(0, at));

  test("the text at a moment is the same, whichever moment came before", () => {
    const read = moments.map((news) => {
      sayAloud(news, ["Ada", "Bruno"]);
      return captionText();
    });
    for (const from of moments.keys()) {
      for (const to of moments.keys()) {
        look(from);
        look(to);
        expect(captionText()).toBe(read[to]);
      }
    }
  });

  test("only the current moment is spoken, not those that were passed", () => {
    browser.has("en-GB");
    look(1);
    look(2);
    expect(browser.spoken.map(({ text }) => text)).toEqual([t("carnaval-dance", { dance: 1 })]);
    look(3);
    expect(browser.spoken.map(({ text }) => text)).toEqual([t("carnaval-cancels")]);
  });
});

test("turning the voice off stops it in the middle", () => {
  browser.has("en-GB");
  sayAloud([DANCE], []);
  toggleVoice();
  expect(browser.spoken).toEqual([]);
});

describe("a line of the script", () => {
  const line = ["carnaval-aloud-dance", {}] as const;
  test("is read out in place of the one before, and can be repeated", () => {
    browser.has("en-GB");
    readOut(["carnaval-aloud-rest", {}]);
    readOut(line);
    expect(browser.spoken.map(({ text }) => text)).toEqual([t("carnaval-aloud-dance")]);
    readOut(line);
    expect(browser.spoken).toHaveLength(1);
  });

  test("can be interrupted", () => {
    browser.has("en-GB");
    readOut(line);
    stopReading();
    expect(browser.spoken).toEqual([]);
  });

  test("is only shown as text if no voice speaks the language, or none is wanted", () => {
    expect(canBeHeard()).toBe(false);
    browser.has("en-GB");
    expect(canBeHeard()).toBe(true);
    toggleVoice();
    readOut(line);
    expect([canBeHeard(), browser.spoken.length]).toEqual([false, 0]);
  });
});
