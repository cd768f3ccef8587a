import { contract } from "@plaudit/api/contract.ts";
import type { Endpoint, Schema } from "@plaudit/api/endpoint.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { answerTo } from "../src/http/errors.ts";
import { readInput } from "../src/http/input.ts";
import { arbitraryOf } from "../src/testing/arbitrary.ts";

const endpoints = Object.entries(contract) as [string, Endpoint][];
type Json = Record<string, unknown>;
const object = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const wrong = [
  undefined,
  null,
  "",
  " ",
  "\u200b",
  "a\nb",
  "x".repeat(30_000),
  "\0",
  -1,
  1.5,
  1e12,
  true,
  [],
  ["x"],
  {},
  { nonsense: 1 },
  { type: "doc" },
];

const tooMany = Array.from({ length: 10_001 }, () => "018f0000-0000-7000-8000-000000000000");

/** Every value of a sample in turn replaced by every wrong one; once at each place that several samples have. */
function* spoiled(value: unknown, seen: Set<string>, place = ""): Generator<unknown> {
  const kind = object(value) ? `{${value.type ?? ""}}` : Array.isArray(value) ? "[]" : typeof value;
  if (!seen.has(`${place} ${kind}`)) {
    yield* wrong;
    if (Array.isArray(value)) yield tooMany;
    if (object(value)) yield { ...value, nonsense: 1 };
  }
  seen.add(`${place} ${kind}`);
  if (Array.isArray(value) && value.length > 0)
    for (const inner of spoiled(value[0], seen, `${place}${kind}`)) yield [inner, ...value.slice(1)];
  if (!object(value)) return;
  for (const [key, inner] of Object.entries(value))
    for (const other of spoiled(inner, seen, `${place}${kind}.${key}`)) yield { ...value, [key]: other };
}

const samplesOf = (schema: Schema) => fc.sample(arbitraryOf(schema), { seed: 5, numRuns: 8 });
const fieldsOf = (schema: Schema) =>
  Object.keys(
    (
      z.toJSONSchema(schema as unknown as z.core.$ZodType, { io: "input", unrepresentable: "any" }) as {
        properties?: Json;
      }
    ).properties ?? {},
  );

const at = (query: string, init?: RequestInit) => new Request(`http://localhost/api/x${query}`, init);
const post = (body: string) => at("", { method: "POST", headers: { "content-type": "application/json" }, body });

function* requests({ params, query, body }: Endpoint): Generator<[Request, Record<string, string>]> {
  const id = params ? { id: "018f0000-0000-7000-8000-000000000000" } : ({} as Record<string, string>);
  const strange: Record<string, string>[] = params ? [{}, { id: "x" }] : [];
  for (const other of strange) yield [at(""), other];
  yield [at("?nonsense=1"), id];
  const values = [
    "",
    "x",
    "-1",
    "1.5",
    "999999",
    "%00",
    "%2500",
    "%0A",
    "x".repeat(3000),
    "x,".repeat(300),
    "1&other=2",
  ];
  for (const field of query ? fieldsOf(query) : []) for (const value of values) yield [at(`?${field}=${value}`), id];
  for (const raw of body ? ["", "{", '{"__proto__":1}', "[".repeat(50) + "]".repeat(50)] : []) yield [post(raw), id];
  const seen = new Set<string>();
  for (const sample of body ? samplesOf(body) : [])
    for (const value of spoiled(sample, seen)) yield [post(JSON.stringify(value) ?? ""), id];
}

test.each(endpoints)("%s refuses in the reader's language, and never with the library's text", async (_, endpoint) => {
  const sentences = new Set<string>();
  const languages = ["en", "fr", "ar"] as const;
  for (const [request, params] of requests(endpoint)) {
    const read = await readInput(endpoint, request, params).catch((error: unknown) => error);
    if (!(read instanceof Error)) continue;
    const answers = languages.map((language) => answerTo(read, language).body);
    const texts = answers.map(({ msg, details = [] }) => [msg, ...details.map((one) => String((one as Json).message))]);
    for (const [n, sentence] of (texts[0] ?? []).entries()) {
      sentences.add(sentence);
      expect([sentence, new Set(texts.map((of) => of[n])).size]).toEqual([sentence, 3]);
    }
  }
  expect(sentences).not.toContain("Invalid input");
});

const someone = "018f0000-0000-7000-8000-000000000000";
const sending = {
  status: "published",
  message: "Thank you",
  amount: 0,
  sendTo: [{ id: someone, type: "tenantMember" }],
  qualityIds: [],
  tenantWide: true,
};
test.each(["", "\u200b", undefined, null])("an empty reason has an error of its own: %j", async (reason) => {
  const read = readInput(contract["PUT /recognition/recognitions/{id}/flags"], post(JSON.stringify({ reason })), {
    id: someone,
  });
  await expect(read).rejects.toMatchObject({ message: "Reason is required" });
});

test.each([
  [{ sendTo: undefined }, "sendTo", "Select a recipient"],
  [{ sendTo: null }, "sendTo", "Select a recipient"],
  [{ sendTo: [] }, "sendTo", "Select a recipient"],
  [{ message: undefined }, "message", "Provide a recognition message"],
  [{ message: null }, "message", "Provide a recognition message"],
  [{ message: "x".repeat(20_001) }, "message", "Your message is too long"],
  [{ amount: undefined }, "amount", "Points amount required"],
  [{ amount: null }, "amount", "Points amount required"],
  [{ amount: "5" }, "amount", "Enter a whole number of points, 0 or more"],
  [{ amount: -5 }, "amount", "Enter a whole number of points, 0 or more"],
  [{ amount: 1.5 }, "amount", "Enter a whole number of points, 0 or more"],
  [{ amount: 1001 }, "amount", "Enter a point amount that is 1000 or less"],
  [{ qualityIds: undefined }, "qualityIds", "Qualities are required"],
  [{ gifs: ["x"] }, "gifs.0", "This is not the address of a GIF from the GIF service"],
  [{ scheduledAt: "tomorrow" }, "scheduledAt", "Invalid date string"],
  [
    { scheduledAt: "2099-01-01T09:00:00Z" },
    "scheduledAt",
    "Sending publishes at once: leave the date empty, or save a draft with it",
  ],
])("a recognition with %j is refused at %s: %s", async (over, path, message) => {
  const endpoint = contract["POST /recognition/recognitions"];
  const read = readInput(endpoint, post(JSON.stringify({ ...sending, ...over })), {});
  const { body } = answerTo(await read.catch((error: unknown) => error), "en");
  expect(body).toMatchObject({ msg: message, details: [{ path, message }] });
});
