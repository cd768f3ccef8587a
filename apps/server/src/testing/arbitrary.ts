import type { Schema } from "@plaudit/api/endpoint.ts";
import fc from "fast-check";
import * as z from "zod";

type Json = Record<string, unknown> & { type?: string };

/** Values that a schema takes, or nearly: what JSON Schema cannot express, such as a trimmed length, may still be refused. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return build(z.toJSONSchema(schema as unknown as z.core.$ZodType, { io: "input", unrepresentable: "any" }) as Json);
}

function build(json: Json): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, allOf } = json as { anyOf?: Json[]; oneOf?: Json[]; allOf?: Json[] };
  const several = anyOf ?? oneOf;
  if (several) return fc.oneof(...several.map(build));
  if (allOf) return build(Object.assign({}, ...allOf));
  if ("const" in json) return fc.constant(json.const);
  if (Array.isArray(json.enum)) return fc.constantFrom(...json.enum);
  switch (json.type) {
    case "object":
      return object(json);
    case "array": {
      const { items = {}, minItems = 0, maxItems = 4 } = json as { items?: Json; minItems?: number; maxItems?: number };
      return fc.array(build(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
    }
    case "integer":
    case "number": {
      const { minimum = -1000, maximum = 1000 } = json as { minimum?: number; maximum?: number };
      return fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) });
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return text(json);
  }
  return fc.oneof(fc.string(), fc.uuid());
}

function object(json: Json): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = json as { properties?: Record<string, Json>; required?: string[] };
  const record = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, build(inner)]));
  return fc.record(record, { requiredKeys: required });
}

function text({
  format,
  pattern,
  minLength = 0,
  maxLength = 40,
}: Json & { format?: string; pattern?: string; minLength?: number; maxLength?: number }) {
  if (format === "uuid") return fc.uuid({ version: 7 });
  if (format === "uri") return fc.webUrl();
  if (format === "email") return fc.emailAddress();
  // The format has years of four digits.
  const years = { min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true };
  if (format === "date-time") return fc.date(years).map((date) => date.toISOString());
  if (pattern && !format) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: "grapheme" }));
}

/** Bodies that no endpoint takes, and some that most do not. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.anything({
    values: [
      fc.string({ unit: "binary" }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constant("\0"),
      fc.constant("\ud800"),
    ],
  }),
);
