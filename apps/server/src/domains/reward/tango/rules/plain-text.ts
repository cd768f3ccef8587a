const END = /<\s*(?:br|\/p|\/li|\/div|\/h\d)[^>]*>/gi;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Without markup, and no longer than a text may be. `lines` keeps its paragraphs. */
export function plainText(html: string, most: number, lines = false): string {
  const text = html
    .replace(/\s+/g, " ")
    .replace(END, lines ? "\n" : " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/ {2,}/g, " ")
    .replace(/ *\n\s*/g, "\n")
    .trim();
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
