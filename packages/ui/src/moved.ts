/** The list with one thing moved. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return list[from] === undefined ? list : rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, list[from]);
}
