/** In letters. In narrow places the words of a name stand below each other, and none is broken. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[ -]/).map((word) => word.length));
}
