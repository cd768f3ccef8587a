import { contract } from "@plaudit/api/contract.ts";
import type { Endpoint, ErrorCode, Schema } from "@plaudit/api/endpoint.ts";
import { csv, jsonFile, pdf, zip } from "@plaudit/api/shared.ts";
import * as z from "zod";
import { statusOf } from "./errors.ts";

type Json = Record<string, unknown>;
export interface Operation {
  summary: string;
  description: string;
  tags: string[];
  operationId: string;
  security: Json[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
}
export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

const schemaOf = (schema: Schema, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.core.$ZodType, { io, unrepresentable: "any" });
  return json;
};

function parametersOf(schema: Schema | undefined, where: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: of,
  }));
}

const common: ErrorCode[] = ["ValidationError", "TooManyRequests", "Unavailable"];

function errorsOf({ scope, permission, params, errors = [] }: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...common, ...errors]);
  if (scope !== "anonymous") codes.add("Unauthorized");
  if (permission) codes.add("Forbidden");
  if (params) codes.add("NotFound");
  return [...codes];
}

const files = new Map<unknown, string>([
  [csv, "text/csv"],
  [jsonFile, "application/json"],
  [zip, "application/zip"],
  [pdf, "application/pdf"],
]);

function responsesOf(endpoint: Endpoint): Record<string, Json> {
  const responses: Record<string, Json> = {};
  const { type } = (endpoint.response as unknown as z.core.$ZodType)._zod.def;
  if (type === "null") responses[204] = { description: "Done" };
  else if (files.has(endpoint.response))
    responses[200] = { description: "A file", content: { [files.get(endpoint.response) ?? ""]: {} } };
  else if (type === "custom")
    responses[200] = { description: "One JSON object a line", content: { "application/x-ndjson": {} } };
  else
    responses[200] = {
      description: "OK",
      content: { "application/json": { schema: schemaOf(endpoint.response, "output") } },
    };
  for (const code of errorsOf(endpoint)) {
    const status = String(statusOf(code));
    const before = responses[status]?.description;
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
    responses[status] = { description: before ? `${before}, ${code}` : code, content };
  }
  return responses;
}

const who = {
  anonymous: "Anybody.",
  user: "Whoever is signed in.",
  tenant: "A member, on the tenant's host.",
  tv: "A screen, by its channel's token.",
};

function operationOf(key: string, endpoint: Endpoint): Operation {
  const [method = "", path = ""] = key.split(" ");
  const { summary, scope, permission, params, query, body } = endpoint;
  const id = `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  const idempotency = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "Same key and body: the first answer again. Same key, another body: 422.",
    schema: { type: "string", maxLength: 200 },
  };
  const repeats = scope === "tenant" && !endpoint.passing && method !== "GET" && method !== "DELETE";
  return {
    summary,
    description: `${who[scope]}${permission ? ` Needs \`${permission}\`.` : ""}`,
    tags: [path.split("/")[1] ?? ""],
    operationId: id.replace(/[^A-Za-z0-9]/g, ""),
    security: scope === "user" || scope === "tenant" ? [{ bearer: [] }] : [],
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query"), ...(repeats ? [idempotency] : [])],
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } },
    }),
    responses: responsesOf(endpoint),
  };
}

const error = {
  type: "object",
  required: ["error", "msg"],
  properties: {
    error: { type: "string" },
    msg: { type: "string" },
    details: {
      type: "array",
      items: {
        type: "object",
        properties: { type: { type: "string" }, path: { type: "string" }, message: { type: "string" } },
      },
    },
    data: {},
  },
};

/** The contract as OpenAPI 3.1. */
export function openApi(): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const [key, endpoint] of Object.entries(contract) as [string, Endpoint][]) {
    const [method = "", path = ""] = key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Plaudit", version: "1", description: "Errors answer `{error, msg, details?, data?}`." },
    servers: [{ url: "/api" }],
    paths,
    components: { schemas: { Error: error }, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}
