/**
 * In letters of average width. In narrow places the words of a name stand below each other, and none is broken.
 */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[ -]/).map(widthOf));
}

const WIDE = /[mw]/gi; // half as wide again as other letters

function widthOf(word: string): number {
  return word.length + 0.5 * (word.match(WIDE)?.length ?? 0);
}
