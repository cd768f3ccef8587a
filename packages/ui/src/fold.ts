/** Without marks and case, for finding 'Ines' in 'Inês'. */
export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Where `query` starts in `text`, as [before, match, after] of the text as written; null when it is not there. */
export function matchParts(text: string, query: string): [string, string, string] | null {
  const needle = fold(query.trim());
  if (!needle) return null;
  const letters = [...text];
  const folded = letters.map(fold);
  for (let start = 0; start < letters.length; start++) {
    let found = "";
    for (let end = start; end < letters.length && found.length < needle.length; end++) {
      found += folded[end];
      if (found === needle)
        return [
          letters.slice(0, start).join(""),
          letters.slice(start, end + 1).join(""),
          letters.slice(end + 1).join(""),
        ];
    }
  }
  return null;
}
