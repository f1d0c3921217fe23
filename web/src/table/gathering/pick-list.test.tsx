import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, it } from "vitest";
import { CATALOG } from "../../wire/catalog.ts";
import { loadLanguage, t } from "../../words/words.ts";
import { PickGuide, PickList, TouchedPick } from "./pick-list.tsx";
import { canBeListed, type Option } from "./picks.ts";

const EXPLAINED = CATALOG.flatMap(({ options }) => options).filter((option) => canBeListed(option) && option.about);
const option = EXPLAINED[0] as Option;
const things = (option.things ?? []) as string[];
const thing = things.at(-1) as string;
const explanation = (each: string) => t(`${option.about}-${each}`);

beforeAll(() => loadLanguage("en"));

describe("what can be picked", () => {
  it("is explained by its own words, for everything on offer", () => {
    const guide = render(<PickGuide option={option} />);
    for (const each of things) expect(guide).toContain(`>${explanation(each)}<`);
  });

  it("is explained to whoever hears a chip, too", () => {
    const chips = render(<PickList option={option} list={[]} players={9} change={() => {}} touch={() => {}} />);
    const guide = render(<PickGuide option={option} />);
    const described = [...chips.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
    expect(described.length).toBeGreaterThanOrEqual(things.length - 1);
    for (const id of described) expect(guide).toContain(`id="${id}"`);
  });

  it("says what the one last touched does, and before that where to look", () => {
    expect(render(<TouchedPick option={option} thing={null} />)).toContain(t("page-pick-hint"));
    expect(render(<TouchedPick option={option} thing={thing} />)).toContain(explanation(thing));
  });

  it("needs no guide if it explains itself", () => {
    const plain = { ...option, about: "" };
    const chips = render(<PickList option={plain} list={[]} players={9} change={() => {}} touch={() => {}} />);
    expect(chips).not.toContain("aria-describedby");
  });
});
