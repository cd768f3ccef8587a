import type { Grant, PastSend } from "./replay-sends.ts";

const inTime = (a: { at: Date }, b: { at: Date }) => a.at.getTime() - b.at.getTime();

/** "1757000000000 100 1759000000000", with commas between them and in any order: when, how many, and when they lapse if they do. */
export const readGrants = (text: string | null): Grant[] =>
  text === null
    ? []
    : text
        .split(",")
        .map((part) => {
          const [at = "", amount = "", endsAt] = part.split(" ");
          return { at: new Date(Number(at)), amount: Number(amount), endsAt: endsAt ? new Date(Number(endsAt)) : null };
        })
        .sort(inTime);

/** "1757000000000 8347 -2291 25 20 e": when, which send, to whom, asked, given, and its kind where it is known. */
export function readSends(text: string | null): PastSend[] {
  if (text === null) return [];
  const sends = new Map<string, PastSend & { parts: { to: string; asked: number; amount: number }[] }>();
  for (const part of text.split(",")) {
    const [at = "", id = "", to = "", asked = "", amount = "", kind] = part.split(" ");
    const one = { to, asked: Number(asked), amount: Number(amount) };
    const known = sends.get(id);
    if (known) known.parts.push(one);
    else sends.set(id, { at: new Date(Number(at)), endorsement: kind === "e", parts: [one] });
  }
  return [...sends.values()].sort(inTime);
}
