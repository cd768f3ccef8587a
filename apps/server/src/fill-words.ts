/** A company's own words with what they name in braces: `{name}`, and `{years}` or `{days}` of what is counted. */
export const fillWords = (words: string, { name, count }: { name: string; count: number }): string =>
  words.replace(/\{(name|years|days)\}/g, (_, key) => (key === "name" ? name : String(count)));
