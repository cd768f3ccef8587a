/** How wide a letter is, about, for its size. */
const LETTER = 0.52;
/** In units of the envelope, before the postmark. */
const ROOM = 400;

/** A line of the envelope: as large as it may be, smaller where it is long, and cut where it would be too small to be read. */
export function fittedLine(line: string, { most, least }: { most: number; least: number }) {
  const letters = [...line];
  const room = Math.floor(ROOM / (least * LETTER));
  const kept = letters.slice(0, room - 1).join("");
  const text = letters.length > room ? `${kept.trimEnd()}…` : line;
  return { text, size: Math.min(most, ROOM / (Math.min(letters.length, room) * LETTER)) };
}
