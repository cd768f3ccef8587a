import type { Movement } from "./replay-lapses.ts";
import type { Grant, PastSend } from "./replay-sends.ts";

const inTime = (a: { at: Date }, b: { at: Date }) => a.at.getTime() - b.at.getTime();

const [SPACE, MINUS, ZERO] = [32, 45, 48];

/** Whole numbers with spaces between them, read digit by digit: there are millions of them. */
function numbersOf(text: string | null): number[] {
  const numbers: number[] = [];
  if (text === null) return numbers;
  let [digits, sign] = [0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SPACE) {
      numbers.push(sign * digits);
      digits = 0;
      sign = 1;
    } else if (code === MINUS) sign = -1;
    else digits = digits * 10 + code - ZERO;
  }
  numbers.push(sign * digits);
  return numbers;
}

/** "1757000000000 100 1759000000000", in any order: when, how many, and when they lapse; 0 where they do not. */
export function readGrants(text: string | null): Grant[] {
  const numbers = numbersOf(text);
  const grants: Grant[] = [];
  for (let n = 0; n < numbers.length; n += 3) {
    const [at = 0, amount = 0, endsAt = 0] = [numbers[n], numbers[n + 1], numbers[n + 2]];
    grants.push({ at: new Date(at), amount, endsAt: endsAt === 0 ? null : new Date(endsAt) });
  }
  return grants.sort(inTime);
}

/** "1757000000000 25" and "1757100000000 -10", in any order: when, and how many came or went. */
export function readMovements(came: string | null, went: string | null): Movement[] {
  const numbers = [...numbersOf(came), ...numbersOf(went)];
  const movements: Movement[] = [];
  for (let n = 0; n < numbers.length; n += 2)
    movements.push({ at: new Date(numbers[n] ?? 0), amount: numbers[n + 1] ?? 0 });
  return movements.sort(inTime);
}

/** "1757000000000 8347 -2291 25 20 1": when, which send, to whom, asked, given, and whether points were added to another's recognition. */
export function readSends(text: string | null): PastSend[] {
  const sends = new Map<number, PastSend & { parts: { to: number; asked: number; amount: number }[] }>();
  const numbers = numbersOf(text);
  for (let n = 0; n < numbers.length; n += 6) {
    const [at = 0, id = 0, to = 0] = [numbers[n], numbers[n + 1], numbers[n + 2]];
    const [asked = 0, amount = 0, endorsement] = [numbers[n + 3], numbers[n + 4], numbers[n + 5]];
    const known = sends.get(id);
    if (known) known.parts.push({ to, asked, amount });
    else sends.set(id, { at: new Date(at), endorsement: endorsement === 1, parts: [{ to, asked, amount }] });
  }
  return [...sends.values()].sort(inTime);
}
