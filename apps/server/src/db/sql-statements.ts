/** What a semicolon does not end: comments, quoted text and names, and bodies between dollars. */
const WHOLE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|;/g;
const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;

/** The statements of our own SQL files, in order, without the semicolons between them. */
export function statementsOf(text: string): string[] {
  const ends = [...text.matchAll(WHOLE)].filter(([found]) => found === ";").map(({ index }) => index);
  return [0, ...ends.map((end) => end + 1)]
    .map((start, at) => text.slice(start, ends[at]).trim())
    .filter((statement) => statement.replace(COMMENTS, "").trim() !== "");
}
