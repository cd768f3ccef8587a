/** Scripts that write without spaces, or endings onto the word as Korean does: a word of theirs is found anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const apart = /[^\p{L}\p{N}*]+/u;
/** "and", "so", "by", "for" and "the", which Arabic writes onto the word behind them. */
const arabicLead = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u;

const partsOf = (folded: string): string[] => folded.split(apart).filter((part) => part !== "");

const matches = (word: string, wanted: string): boolean => {
  if (wanted.endsWith("*")) return word.startsWith(wanted.slice(0, -1));
  return word === wanted;
};
const found = (word: string, wanted: string): boolean =>
  matches(word, wanted) || (arabicLead.test(word) && matches(word.replace(arabicLead, ""), wanted));

/** Whether these words stand in the text one behind the other. */
function contains(text: readonly string[], wanted: readonly string[]): boolean {
  const last = text.length - wanted.length;
  for (let at = 0; at <= last; at += 1) if (wanted.every((word, n) => found(text[at + n] ?? "", word))) return true;
  return false;
}

/**
 * Those of the list that a text contains, as whole words and whatever their case and accents; `fold` takes those away. A star at
 * the end of a word stands for every ending.
 */
export function findWords(text: string, list: readonly string[], fold: (text: string) => string): string[] {
  if (list.length === 0) return [];
  const folded = fold(text);
  const parts = partsOf(folded.replaceAll("*", " "));
  return list.filter((entry) => {
    const wanted = fold(entry);
    if (unspaced.test(wanted)) return folded.includes(wanted.replaceAll("*", ""));
    const words = partsOf(wanted).filter((word) => word !== "*");
    // An emoji, which is no word.
    const symbol = wanted.replace(/[\p{P}\s]/gu, "");
    return words.length > 0 ? contains(parts, words) : symbol !== "" && folded.includes(symbol);
  });
}
