const YOUR_TURN = 3;

export function rulesChapter(): number {
  return YOUR_TURN;
}
