/** Reactions, drawn in a square of 32: four masks with a mouth, a rose and a heart. */
import type { JSX } from "preact";
import type { React } from "../wire/messages.ts";

function Face({ eyes, mouth }: { eyes: string; mouth: string }) {
  return (
    <>
      <circle cx="16" cy="16" r="13" class="sign-face" />
      <path
        d="M4.5 11.500C8 8.5 13 9 16 11.5 19 9 24 8.5 27.5 11.5 27 17 23.5 19 20.5 18.5 18 18 17.5 16 16 16S14 18 11.5 18.500C8.5 19 5 17 4.5 11.500Z"
        class="sign-domino"
      />
      <path d={eyes} class="sign-eyes" />
      <path d={mouth} class="sign-mouth" />
    </>
  );
}

const DRAWN: Record<React["sign"], () => JSX.Element> = {
  bravo: () => (
    <>
      <path d="M16 17V30M16 24q-6 1-7-5 6-1 7 5zM16 27q6 1 7-5-6-1-7 5z" class="sign-stem" />
      <path d="M16 3q5 0 6.5 4 4 1 3 5.5-2 6.5-9.5 6.500T6.5 12.500q-1-4.5 3-5.500Q11 3 16 3z" class="sign-petals" />
      <path d="M16 14q-3.5-1-3-4.5 3-2 5.5.5 1.5 3-2.5 4zM10 9q-1 6 6 7.500Q23 15 22 9" class="sign-mouth" />
    </>
  ),
  heart: () => (
    <path d="M16 28Q3 19 3 11.5 3 5 9.5 5 14 5 16 9.5 18 5 22.5 5 29 5 29 11.5 29 19 16 28Z" class="sign-petals" />
  ),
  laugh: () => <Face eyes="M8.5 14.500q2-3 4 0M19.5 14.500q2-3 4 0" mouth="M9.5 20.500h13q-1 6-6.5 6t-6.5-6z" />,
  wow: () => <Face eyes="M10.5 13.500v.01M21.5 13.500v.01" mouth="M16 20.500q3 0 3 3t-3 3-3-3 3-3z" />,
  ouch: () => <Face eyes="M9 12.500l3.5 2-3.5 1.500M23 12.500l-3.5 2 3.5 1.5" mouth="M10 25.500q3-4.5 6-2t6-1" />,
  hmm: () => <Face eyes="M9 14.500h3.500M19.5 13.500h3.5" mouth="M11.5 24.500l9-2" />,
};

export function ReactionSign({ name }: { name: React["sign"] }) {
  const Drawn = DRAWN[name];
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" class="drawn-sign" aria-hidden="true">
      <Drawn />
    </svg>
  );
}
