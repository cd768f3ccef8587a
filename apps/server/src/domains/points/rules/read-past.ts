import type { Movement } from "./replay-lapses.ts";
import type { Grant, PastSend } from "./replay-sends.ts";

const inTime = (a: { at: Date }, b: { at: Date }) => a.at.getTime() - b.at.getTime();

const [SPACE, MINUS, ZERO] = [32, 45, 48];

let numbers = new Float64Array(1024);

/** Whole numbers with spaces between them, read digit by digit into one place: there are millions of them. */
function numbersOf(text: string | null): Float64Array {
  if (text === null) return numbers.subarray(0, 0);
  if (numbers.length <= text.length / 2) numbers = new Float64Array(text.length);
  let [digits, sign, count] = [0, 1, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SPACE) {
      numbers[count] = sign * digits;
      count += 1;
      digits = 0;
      sign = 1;
    } else if (code === MINUS) sign = -1;
    else digits = digits * 10 + code - ZERO;
  }
  numbers[count] = sign * digits;
  return numbers.subarray(0, count + 1);
}

/** "1757000000000 100 1759000000000", in any order: when, how many, and when they lapse; 0 where they do not. */
export function readGrants(text: string | null): Grant[] {
  const read = numbersOf(text);
  const grants: Grant[] = [];
  for (let n = 0; n < read.length; n += 3) {
    const [at = 0, amount = 0, endsAt = 0] = [read[n], read[n + 1], read[n + 2]];
    grants.push({ at: new Date(at), amount, endsAt: endsAt === 0 ? null : new Date(endsAt) });
  }
  return grants.sort(inTime);
}

/** "1757000000000 25 1757100000000 -10", in any order: when, and how many came or went. */
export function readMovements(text: string | null): Movement[] {
  const read = numbersOf(text);
  const movements: Movement[] = [];
  for (let n = 0; n < read.length; n += 2) movements.push({ at: new Date(read[n] ?? 0), amount: read[n + 1] ?? 0 });
  return movements.sort((a, b) => inTime(a, b) || b.amount - a.amount);
}

/** "1757000000000 8347 -2291 25 20 1": when, which send, to whom, asked, given, and whether points were added to another's recognition. */
export function readSends(text: string | null): PastSend[] {
  const sends = new Map<number, PastSend & { parts: { to: number; asked: number; amount: number }[] }>();
  const read = numbersOf(text);
  for (let n = 0; n < read.length; n += 6) {
    const [at = 0, id = 0, to = 0] = [read[n], read[n + 1], read[n + 2]];
    const [asked = 0, amount = 0, endorsement] = [read[n + 3], read[n + 4], read[n + 5]];
    const known = sends.get(id);
    if (known) known.parts.push({ to, asked, amount });
    else sends.set(id, { at: new Date(at), endorsement: endorsement === 1, parts: [{ to, asked, amount }] });
  }
  return [...sends.values()].sort(inTime);
}

/** Two lists: of those who could receive nothing at all, "-2291 8347", and of those who could later, "-2291 1757000000000". Until when, by person. */
export function readBarred(always: string | null, later: string | null): Map<number, number> {
  const barred = new Map<number, number>();
  for (const to of numbersOf(always)) barred.set(to, Number.POSITIVE_INFINITY);
  const read = numbersOf(later);
  for (let n = 0; n < read.length; n += 2) barred.set(read[n] ?? 0, read[n + 1] ?? 0);
  return barred;
}
