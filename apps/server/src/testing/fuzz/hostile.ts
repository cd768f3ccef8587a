/** Numbers in [0, 1), the same for the same seed. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** Whether a thing of this likelihood happens. */
    happens: (likelihood: number) => roll() < likelihood,
    among: <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T,
  };
}
export type Dice = ReturnType<typeof dice>;

export const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00\ud800",
  "\u202e\u2066\ufeff",
  "%00",
  "%",
  "\\",
  "'; drop table tenants; --",
  "{{constructor}}",
  "__proto__",
  "../../etc/passwd",
  "null",
  "NaN",
  "-1",
  "1e308",
  "99999999999999999999",
  "0000-00-00",
  "9999-12-31T23:59:59.999Z",
  "+275760-09-13T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "2026-02-30",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "👩‍👩‍👧‍👦".repeat(40),
  "e\u0301".repeat(300),
  "x".repeat(9_000),
  "<script>alert(1)</script>",
  "=1+1",
] as const;

const nested = (depth: number): unknown => (depth === 0 ? [] : { a: [nested(depth - 1)] });
const hostileValues = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[[]]],
  [null],
  { type: "doc" },
  { __proto__: null, constructor: 1 },
  nested(20),
  nested(200),
  Array.from({ length: 3_000 }, (_, n) => n),
] as const;

/** What is there to be named. */
export interface Known {
  /** Ids of this tenant, by what they name or by the path they were made at. */
  own: ReadonlyMap<string, readonly string[]>;
  /** Ids of another tenant. */
  others: readonly string[];
  /** Values from responses that a request may send back: cursors, versions, one-time tokens. */
  seen: ReadonlyMap<string, readonly unknown[]>;
}
const looksLikeId = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const kinds: [RegExp, string][] = [
  [/media/i, "mediaObject"],
  [/qualit/i, "quality"],
  [/value/i, "value"],
  [/team/i, "team"],
  [/sendTo|member|manager|recipient|sentBy|author|actor/i, "tenantMember"],
  [/comment/i, "comment"],
  [/channel/i, "channel"],
  [/item/i, "item"],
  [/message/i, "notification"],
  [/recognition/i, "recognition"],
];

/** Mostly one that fits its position, by the name of its field or the path to it. */
export function anId(roll: Dice, { own, others }: Known, where: string): string {
  if (roll.happens(0.05)) return roll.among(others);
  const [, kind] = kinds.find(([names]) => names.test(where.slice(where.lastIndexOf("/") + 1))) ?? [];
  const fitting = own.get(where) ?? own.get(kind ?? "") ?? [];
  return roll.among(fitting.length > 0 && roll.happens(0.9) ? fitting : [...own.values()].flat());
}

interface Breaking {
  roll: Dice;
  known: Known;
  likelihood: number;
}
/** Breaks each part of the value with the probability `likelihood`. */
export function broken(value: unknown, how: Breaking, where = ""): unknown {
  const { roll, known, likelihood } = how;
  if (roll.happens(likelihood)) return roll.happens(0.5) ? roll.among(hostileTexts) : roll.among(hostileValues);
  const seen = known.seen.get(where);
  if (seen && typeof value === typeof seen[0] && roll.happens(0.8)) return roll.among(seen);
  if (typeof value === "string") return looksLikeId.test(value) && roll.happens(0.9) ? anId(roll, known, where) : value;
  if (Array.isArray(value)) return value.map((one) => broken(one, how, where));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).filter(() => !roll.happens(likelihood / 2));
  if (roll.happens(likelihood / 2)) parts.push([roll.among(hostileTexts), roll.among(hostileValues)]);
  return Object.fromEntries(parts.map(([name, part]) => [name, broken(part, how, name === "id" ? where : name)]));
}
