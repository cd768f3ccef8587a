import type { Endpoint } from "@plaudit/api/endpoint.ts";
import * as z from "zod/mini";
import { DomainError, type ErrorDetail, fieldError, fieldErrors, type RefusalKey } from "../error.ts";
import { keyOfIssue, valuesOfIssue } from "./validation-key.ts";

const MOST_BYTES = 1_000_000;
const DEEPEST = 32;
/** A fraction, an exponent, or a zero with a sign. */
const MAYBE_NOT_WHOLE = /\d[.eE]|-0(?!\d)/;

async function readText(request: Request, most: number): Promise<string> {
  const tooLarge = () => new DomainError("PayloadTooLarge", "tooLarge");
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw fieldError("body", "encoding", "badEncoding");
  }
}

interface Source {
  source?: string;
}
/** A number that was not written as a whole number is none, whatever its value: 1e3, 1.0 and -0 are refused where points are. */
const wholeAsWritten = (_: string, value: unknown, { source }: Source = {}) =>
  Number.isInteger(value) && source !== undefined && !/^(0|-?[1-9]\d*)$/.test(source) ? Number.NaN : value;

function parseJson(text: string): unknown {
  try {
    const strict = MAYBE_NOT_WHOLE.test(text);
    return JSON.parse(text, strict ? (wholeAsWritten as (key: string, value: unknown) => unknown) : undefined);
  } catch {
    throw fieldError("body", "json", "badJson");
  }
}

/** What no field may hold: text that the database cannot keep, and objects that are not data. */
function check(value: unknown, path: string[]): void {
  if (typeof value === "string") {
    if (!value.isWellFormed() || value.includes("\0"))
      throw fieldError(path.join(".") || "body", "characters", "characters");
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (path.length >= DEEPEST) throw fieldError(path.join("."), "depth", "tooDeep");
  for (const [key, inner] of Object.entries(value)) {
    if (key === "__proto__" || !key.isWellFormed() || key.includes("\0"))
      throw fieldError([...path, "?"].join("."), "unrecognized_keys", "unknownKey");
    check(inner, [...path, key]);
  }
}

type Part = "params" | "query" | "body";

function parsePart(endpoint: Endpoint, part: Part, value: unknown): unknown {
  const schema = endpoint[part] as z.ZodMiniType | undefined;
  check(value, []);
  if (!schema) {
    const given = value && typeof value === "object" ? Object.keys(value) : [];
    if (given.length > 0)
      throw fieldErrors(given.map((path) => ({ path, type: "unrecognized_keys", key: "notKnown" as const })));
    return undefined;
  }
  const parsed = z.safeParse(schema, value, { error: keyOfIssue });
  if (parsed.success) {
    // Once more: a list of texts is decoded by its schema.
    check(parsed.data, []);
    return parsed.data;
  }
  throw fieldErrors(parsed.error.issues.slice(0, 50).flatMap((issue) => detailsOf(issue, part)));
}

function detailsOf(issue: z.core.$ZodIssue, part: Part): ErrorDetail[] {
  const at = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((name) => ({ type: issue.code, path: [...at, name].join("."), key: "notKnown" }));
  const path = at.join(".") || part;
  return [{ type: issue.code, path, key: issue.message as RefusalKey, values: valuesOfIssue(issue) }];
}

function queryOf(url: URL): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length > 1 ? values : values[0];
  }
  return { ...query };
}

export interface ReadInput {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The raw body, to recognize a repeated request. */
  text: string;
}

/** Reads and checks a request by its endpoint's schemas; throws `DomainError` with the fields at fault. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
): Promise<ReadInput> {
  const writes = request.method !== "GET" && request.method !== "HEAD" && !endpoint.ignoresBody;
  const text = writes ? await readText(request, endpoint.mostBytes ?? MOST_BYTES) : "";
  const type = request.headers.get("content-type") ?? "";
  if (text && !/^application\/json\s*(;|$)/i.test(type)) throw new DomainError("UnsupportedMediaType", "sendJson");
  return {
    text,
    params: parsePart(endpoint, "params", params),
    query: parsePart(endpoint, "query", queryOf(new URL(request.url))),
    body: parsePart(endpoint, "body", text ? parseJson(text) : endpoint.body ? undefined : {}),
  };
}
