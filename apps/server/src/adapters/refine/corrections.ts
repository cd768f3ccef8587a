/** What the checker found, by places in the text. */
export interface Finding {
  kind: string;
  start: number;
  end: number;
  /** The best first. */
  suggestions: readonly { kind: "replace" | "remove" | "insert"; text: string }[];
}
export interface Correction {
  start: number;
  end: number;
  text: string;
}
interface Range {
  start: number;
  end: number;
}

const plain = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** Its consonants, doubled ones once: what stays when a word is misspelled. */
const skeleton = (word: string) =>
  plain(word)
    .replaceAll(/[^a-z]|[aeiouy]/g, "")
    .replaceAll(/(.)\1+/g, "$1");
const sorted = (word: string) => [...plain(word)].sort().join("");
const isSame = (a: string, b: string) => (skeleton(a) !== "" && skeleton(a) === skeleton(b)) || sorted(a) === sorted(b);

/** Unknown words are mostly names, or of another language: one is replaced only by what is surely the same word. */
function spelled(word: string, { suggestions }: Finding): string | undefined {
  if (word !== word.toLowerCase()) return undefined;
  return suggestions.find((one) => one.kind === "replace" && isSame(word, one.text))?.text;
}

function correctionOf(text: string, finding: Finding): Correction | undefined {
  const { start, end, suggestions } = finding;
  const [best] = suggestions;
  if (!best) return undefined;
  const found = text.slice(start, end);
  if (finding.kind === "Spelling") {
    const word = spelled(found, finding);
    return word === undefined ? undefined : { start, end, text: word };
  }
  if (best.kind === "insert") return { start: end, end, text: best.text };
  return { start, end, text: best.kind === "remove" ? "" : best.text };
}

/** Matters of taste are left to the author. */
const tastes = new Set(["Enhancement", "Readability", "Regionalism", "Style"]);
const touches = (a: Range, b: Range) => a.start < b.end && b.start < a.end;

/** Those that apply, in order: none touches another, or what is `kept`. */
export function corrections(text: string, findings: readonly Finding[], kept: readonly Range[]): Correction[] {
  const chosen: Correction[] = [];
  const inOrder = [...findings].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const finding of inOrder) {
    if (tastes.has(finding.kind) || kept.some((one) => touches(one, finding))) continue;
    const correction = correctionOf(text, finding);
    const last = chosen.at(-1);
    if (correction && (!last || correction.start >= last.end)) chosen.push(correction);
  }
  return chosen;
}

/** Whether the checker's English is the text's language: most words of others are misspelled to it. */
export function isEnglish(text: string, findings: readonly Finding[]): boolean {
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  const unknown = findings.filter((one) => one.kind === "Spelling").length;
  return words > 0 && unknown * 2 < words;
}
