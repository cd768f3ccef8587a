import { contract } from "@plaudit/api/contract.ts";
import type { Endpoint } from "@plaudit/api/endpoint.ts";
import fc from "fast-check";
import { anything, arbitraryOf } from "../arbitrary.ts";
import type { TestRequest } from "../index.ts";
import { anId, broken, type Dice, dice, hostileTexts, type Known } from "./hostile.ts";

/** What is drawn; the rest follows from its salt and from who and what is there when it is sent. */
export interface Drawn {
  key: string;
  query: unknown;
  body: unknown;
  salt: number;
}
export interface There {
  known: Known;
  /** Of people here, most of whom may do most. */
  tokens: readonly string[];
  /** Where they are at home. */
  hosts: readonly (string | undefined)[];
  strangeHosts: readonly (string | null)[];
}
export interface Composed {
  call: string;
  request: TestRequest;
}

const drawn = ([key, { query, body }]: [string, Endpoint]): fc.Arbitrary<Drawn> =>
  fc.record({
    key: fc.constant(key),
    query: query ? arbitraryOf(query) : fc.constant({}),
    body: body
      ? fc.oneof({ weight: 9, arbitrary: arbitraryOf(body) }, { weight: 1, arbitrary: anything })
      : fc.constant(undefined),
    salt: fc.nat(),
  });
export const anyRequest = fc.oneof(...(Object.entries(contract) as [string, Endpoint][]).map(drawn));

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const paths = ["%00", "%ff", "%", "..%2f..", "%2e%2e", encoded("\u202e"), "x".repeat(3_000), "__proto__", "*", "1"];
const bodies = ["", "{", "[]", "null", '"x"', "\ufeff{}", `${"[".repeat(9_000)}`, '{"a":1,"a":2}', '{"__proto__":{}}'];
const types = [
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "application/json; charset=utf-16",
  "",
  "\u00ff",
];
const headers: readonly Record<string, string>[] = [
  { "idempotency-key": "k1" },
  { "idempotency-key": "k2" },
  { "idempotency-key": "y".repeat(300) },
  { "idempotency-key": "\u00ff" },
  { "accept-language": `${"x,".repeat(2_000)}*;q=9` },
  { "accept-language": "ar;q=abc,\u00ff" },
  { "accept-encoding": "br;q=0, nonsense, *;q=0" },
  { "if-none-match": `${'W/"x",'.repeat(500)}` },
  { authorization: "Bearer" },
  { authorization: `Bearer ${"\u00ff".repeat(60)}` },
  { authorization: "Basic eDp5" },
  { "x-plaudit-tenant": "00000000-0000-0000-0000-000000000000.9999999999.AAAA" },
  { "x-forwarded-for": "::1, '; --" },
  { "content-length": "99999999999999999999" },
  { cookie: "plaudit-locale=%ff; a=b=c" },
  { range: "bytes=5-1" },
];

function pathOf(key: string, roll: Dice, known: Known, likelihood: number): string {
  const path = key.slice(key.indexOf(" ") + 1);
  const filled = path.replace(/\{\w+\}/g, (_, at: number) =>
    !roll.happens(likelihood)
      ? anId(roll, known, path.slice(0, at - 1))
      : roll.happens(0.5)
        ? roll.among(paths)
        : encoded(roll.among(hostileTexts)),
  );
  return roll.happens(likelihood / 4) ? `${filled}${roll.among(["/", "//x", "/%2f", ";a=b", "?", "#x"])}` : filled;
}

function inQuery(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(",");
  return JSON.stringify(value) ?? "";
}

function queryOf(query: unknown, roll: Dice, known: Known, likelihood: number): string {
  const parts = Object.entries((query ?? {}) as object).flatMap(([name, value]) => {
    if (value === undefined || roll.happens(likelihood)) return [];
    const given = broken(value, { roll, known, likelihood }, name);
    const text = encoded(inQuery(given));
    return roll.happens(likelihood / 4) ? [`${name}=${text}`, `${name}=${text}`] : [`${encoded(name)}=${text}`];
  });
  if (roll.happens(likelihood)) parts.push(roll.among(["nonsense=1", "page=%E0%A4", "%00=1", "&&=", "pageSize=1e3"]));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

const wrongTokens = [undefined, "not-a-token-but-long-enough"];

/** Half of them sound, so that what lies behind the checks is reached too. */
export function compose({ key, query, body, salt }: Drawn, { known, tokens, hosts, strangeHosts }: There): Composed {
  const roll = dice(salt);
  const likelihood = roll.among([0, 0, 0.05, 0.25]);
  const [given = "GET"] = key.split(" ");
  const method = roll.happens(likelihood / 4)
    ? roll.among(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])
    : given;
  const call = `${method} ${pathOf(key, roll, known, likelihood)}${queryOf(query, roll, known, likelihood)}`;
  const request: TestRequest = {
    token: roll.among(roll.happens(likelihood || 0.02) ? wrongTokens : tokens),
    host: roll.among(roll.happens(likelihood || 0.02) ? strangeHosts : hosts),
  };
  if (roll.happens(likelihood)) request.headers = { ...roll.among(headers) };
  if (method === "GET" || method === "HEAD") return { call, request };
  if (roll.happens(likelihood / 2)) request.headers = { ...request.headers, "content-type": roll.among(types) };
  if (roll.happens(likelihood / 2)) request.raw = roll.among(bodies);
  else if (roll.happens(likelihood / 4)) request.raw = Uint8Array.of(0x7b, 0xff, 0xc0, 0x7d);
  else if (body !== undefined) request.raw = JSON.stringify(broken(body, { roll, known, likelihood })) ?? "";
  return { call, request };
}
