import type { Grant, PastSend } from "./replay-sends.ts";

/** "1757000000000 100 1759000000000": when, how many, and when they lapse if they do. */
export const readGrants = (text: string | null): Grant[] =>
  text === null
    ? []
    : text.split(",").map((part) => {
        const [at = "", amount = "", endsAt] = part.split(" ");
        return { at: new Date(Number(at)), amount: Number(amount), endsAt: endsAt ? new Date(Number(endsAt)) : null };
      });

/** "1757000000000 8f3ac01d22b1 5ae6630c9a10 25 20 e": when, which send, to whom, asked, given, and its kind where it is known. */
export function readSends(text: string | null): PastSend[] {
  const sends: (PastSend & { parts: { to: string; asked: number; amount: number }[] })[] = [];
  if (text === null) return sends;
  let last = "";
  for (const part of text.split(",")) {
    const [at = "", id = "", to = "", asked = "", amount = "", kind] = part.split(" ");
    const one = { to, asked: Number(asked), amount: Number(amount) };
    if (id === last) sends.at(-1)?.parts.push(one);
    else sends.push({ at: new Date(Number(at)), endorsement: kind === "e", parts: [one] });
    last = id;
  }
  return sends;
}
