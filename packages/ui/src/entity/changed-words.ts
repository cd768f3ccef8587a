/** Words and the blanks between them, in order; `gone` are those that another text does not have there. */
export type Piece = { text: string; gone: boolean };

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** How long the longest common sequence is, from each pair of places on. */
function common(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** The text with the words marked that are not in the other one any more. */
export function changedWords(text: string, other: string): Piece[] {
  const [a, b] = [wordsOf(text), wordsOf(other)];
  const rows = common(a, b);
  const pieces: Piece[] = [];
  const add = (word: string, gone: boolean) => {
    const last = pieces.at(-1);
    if (last?.gone === gone) last.text += word;
    else pieces.push({ text: word, gone });
  };
  for (let i = 0, j = 0; i < a.length; ) {
    const word = a[i] ?? "";
    const stays = word === b[j];
    if (stays || j === b.length || (rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0)) {
      add(word, !stays);
      i += 1;
      if (stays) j += 1;
    } else j += 1;
  }
  return pieces;
}
