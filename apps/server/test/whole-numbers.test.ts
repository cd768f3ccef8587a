import { contract } from "@plaudit/api/contract.ts";
import type { Endpoint } from "@plaudit/api/endpoint.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { arbitraryOf } from "../src/testing/arbitrary.ts";
import { type TestServer, testServer } from "../src/testing/index.ts";
import { type Inhabited, inhabit } from "../src/testing/inhabit.ts";

let server: TestServer;
let own: Inhabited;
beforeAll(async () => {
  server = await testServer();
  own = await inhabit(server);
});
afterAll(() => server.close());

/** As they stand in the JSON: fractions, exponents, a zero with a sign, texts, what no computer counts exactly. */
const noWholeNumbers = [
  ...["1.5", "0.1", "1.0", "1e3", "1E3", "1e21", "1e400", "-0", "-1.5", "9007199254740993", "-9007199254740993"],
  ...['"1e3"', '"5"', '" 5 "', '"٣"', '"0x10"', '"NaN"', '""', "true", "[5]", '{"value":5}'],
];

type Json = Record<string, unknown>;
interface Field {
  path: (string | number)[];
  body: Json;
  most: number;
}

/** Where the numbers are, such as `steps.0.amount`. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === "number") return [path];
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((one) => pathsIn(one, [...path, 0]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]));
}

function mostAt(json: Json, [step, ...rest]: readonly (string | number)[]): number {
  const variants = (json.anyOf ?? json.oneOf) as Json[] | undefined;
  if (variants) return Math.max(...variants.map((one) => mostAt(one, step === undefined ? [] : [step, ...rest])));
  if (step === undefined) return typeof json.maximum === "number" ? json.maximum : Number.NEGATIVE_INFINITY;
  const inner = typeof step === "number" ? json.items : (json.properties as Json | undefined)?.[step];
  return inner ? mostAt(inner as Json, rest) : Number.NEGATIVE_INFINITY;
}

/** Every number of a body, each with a body that has it. */
function fieldsOf({ body }: Endpoint): Field[] {
  if (!body) return [];
  const json = z.toJSONSchema(body as unknown as z.core.$ZodType, { io: "input", unrepresentable: "any" }) as Json;
  const found = new Map<string, Field>();
  for (const sample of fc.sample(arbitraryOf(body), { seed: 5, numRuns: 60 }))
    for (const path of pathsIn(sample))
      found.set(path.join("."), { path, body: sample as Json, most: mostAt(json, path) });
  return [...found.values()];
}

/** The body's JSON with this in the place of its number. */
function written({ path, body }: Field, literal: string): string {
  const mark = "here it stands";
  const copy = structuredClone(body);
  const last = path.at(-1) as string;
  const holder = path.slice(0, -1).reduce<Json>((inner, step) => inner[step] as Json, copy);
  holder[last] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), literal);
}

const fields = (Object.entries(contract) as [string, Endpoint][]).flatMap(([key, endpoint]) =>
  endpoint.scope === "tenant" ? fieldsOf(endpoint).map((field) => ({ key, name: field.path.join("."), field })) : [],
);

test.each(fields)("$key takes whole numbers alone for $name, within its limit", async ({ key, name, field }) => {
  const call = key.replace("{id}", own.ids.member ?? "");
  const beyond = field.most < Number.MAX_SAFE_INTEGER && field.most > 0 ? [`${field.most + 1}`] : [];
  for (const literal of [...noWholeNumbers, ...beyond]) {
    const { status, body } = await server.request(call, { token: own.admin.token, raw: written(field, literal) });
    const at = body.details?.map((detail: { path: string }) => detail.path) ?? [];
    expect([literal, status, at]).toEqual([literal, 400, expect.arrayContaining([name])]);
  }
});

test("amounts, limits, thresholds and tiers of every kind of points are among them", () => {
  const names = fields.map(({ key, name }) => `${key} ${name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      "POST /recognition/recognitions amount",
      "PATCH /recognition/recognitions/{id} amount",
      "POST /recognition/recognitions/{id}/endorsements amount",
      "POST /points/pointsBanks/{id}/deposit amount",
      "POST /points/pointsBanks/{id}/withdraw amount",
      "PATCH /points/pointsBanks/{id} alertBelow",
      "POST /points/accounts/redeemable/{id}/gifts amount",
      "POST /points/giftRules steps.0.amount",
      "POST /points/budgetItems amount",
      "POST /points/budgetItems/estimate amount",
      "PATCH /points/budgetItems/{id} rollOverCap",
      "PATCH /points/budgetSettings restrictionLimit",
      "PATCH /points/budgetSettings presets.0",
    ]),
  );
});

test.each(["1e3", "1.5e0", "-1", "-0", "0", "0.0000001", "1000000000", " 5 ", "٣", "1,5", "+1", ".5", "1.", "NaN", ""])(
  "%j is nothing that a point can be worth",
  async (value) => {
    const { status, body } = await server.request("PATCH /points/budgetSettings", {
      token: own.admin.token,
      body: { worth: [{ currency: "EUR", value }], version: 0 },
    });
    expect([status, body.details?.[0]?.path]).toEqual([400, "worth.0.value"]);
  },
);

test.each(["0.5", "1e3", "5"])("a worth that is the number %s, not a text, is refused", async (literal) => {
  const raw = `{"worth":[{"currency":"EUR","value":${literal}}],"version":0}`;
  const { status, body } = await server.request("PATCH /points/budgetSettings", { token: own.admin.token, raw });
  expect([status, body.details?.[0]?.path]).toEqual([400, "worth.0.value"]);
});
