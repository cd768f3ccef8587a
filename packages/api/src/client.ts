import type { Contract } from "./contract.ts";
import type { EndpointKey, ErrorCode, Input, Output } from "./endpoint.ts";
import { newKey } from "./new-key.ts";
import { refuseSession, session } from "./session.ts";

export type Key = keyof Contract & EndpointKey;
type Part<K extends Key, P extends "params" | "query" | "body"> =
  Contract[K] extends Record<P, infer S> ? Input<S> : undefined;
type Field<Name extends string, T> = [T] extends [undefined]
  ? Record<never, never>
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };
export type Args<K extends Key> = Field<"params", Part<K, "params">> &
  Field<"query", Part<K, "query">> &
  Field<"body", Part<K, "body">>;
/** Arguments may be left out where an endpoint needs none. */
export type Rest<K extends Key, Extra = Record<never, never>> =
  Record<never, never> extends Args<K> ? [args?: Args<K> & Extra] : [args: Args<K> & Extra];
export type Answer<K extends Key> = Output<Contract[K]["response"]>;

export interface ErrorDetail {
  type?: string;
  path?: (string | number)[] | string;
  message: string;
}

/** The one error that calls throw. `status` is 0 when no response came. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: ErrorCode | "Offline" | "Unknown";
  readonly msg: string;
  readonly details: ErrorDetail[];
  /** The declared outcome of an error that has a screen of its own. */
  readonly data: unknown;
  /** Seconds to wait before a retry, if the response has them. */
  readonly retryAfter: number | null;
  constructor(
    status: number,
    body: { error?: string; msg?: string; details?: ErrorDetail[]; data?: unknown },
    retryAfter: string | null = null,
  ) {
    super(body.msg ?? body.error ?? String(status));
    this.name = "ApiError";
    this.status = status;
    this.error = (body.error ?? (status === 0 ? "Offline" : "Unknown")) as ApiError["error"];
    this.msg = body.msg ?? "";
    this.details = body.details ?? [];
    this.data = body.data;
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

const temporary = [408, 425, 429];
/** Whether a request with this status, 0 without a response, is worth another try. Any other 4xx is a refusal. */
export const isTemporary = (status: number): boolean => status === 0 || status >= 500 || temporary.includes(status);

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** In place of the session's own. */
  token?: string;
}

/** The same address for the same arguments: early fetches in the page are found by it. */
export function pathOf(key: string, { params, query }: Pick<Loose, "params" | "query"> = {}): string {
  const path = key
    .slice(key.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    search.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const text = search.toString();
  return `/api${path}${text ? `?${text}` : ""}`;
}

declare global {
  interface Window {
    /** Requests that the page started before the application's code had arrived, as `GET /path?query`. */
    __early?: Record<string, Promise<Response> | undefined>;
  }
}

function early(path: string) {
  const key = `GET ${path.slice("/api".length)}`;
  const response = window.__early?.[key];
  if (response && window.__early) delete window.__early[key];
  return response;
}

const refused = new Set<() => void>();
/** Called after a 403: the member's permissions may have changed meanwhile. */
export function onForbidden(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

const written = new Set<(key: string) => void>();
/** Called after each write that the server has taken. */
export function onWritten(listener: (key: string) => void): () => void {
  written.add(listener);
  return () => written.delete(listener);
}

let answered: string | undefined;
/** When the server gave this page its first response: whatever the page shows is not older. */
export const firstAnswerAt = () => answered;

/** The raw response, for streams; errors are thrown as usual. */
export async function fetchApi(key: string, args: Loose = {}): Promise<Response> {
  const method = key.slice(0, key.indexOf(" "));
  const path = pathOf(key, args);
  const token = args.token ?? session()?.token;
  const headers: Record<string, string> = { accept: "application/json" };
  // In the language of the page, whatever the browser's own is.
  const language = globalThis.document?.documentElement.lang;
  if (language) headers["accept-language"] = language;
  if (token) headers.authorization = `Bearer ${token}`;
  if (args.body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET" && method !== "DELETE") headers["idempotency-key"] = args.idempotencyKey ?? newKey();
  const request = () =>
    fetch(path, {
      method,
      headers,
      ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
      ...(args.signal ? { signal: args.signal } : {}),
    });
  let response: Response;
  try {
    response = await ((method === "GET" && early(path)) || request());
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, {});
  }
  const date = answered ?? response.headers.get("date");
  if (date) answered = new Date(date).toISOString();
  if (response.ok) {
    if (method !== "GET") for (const listener of written) listener(key);
    return response;
  }
  if (response.status === 401) refuseSession(token);
  if (response.status === 403) for (const listener of refused) listener();
  throw new ApiError(response.status, await response.json().catch(() => ({})), response.headers.get("retry-after"));
}

/** Calls an endpoint of the contract, as in `api("GET /timeline/items", { query: { pageSize: 20 } })`. Throws `ApiError`. */
export async function api<K extends Key>(
  key: K,
  ...[args]: Rest<K, { signal?: AbortSignal; idempotencyKey?: string; token?: string }>
): Promise<Answer<K>> {
  const response = await fetchApi(key, args as Loose);
  return (response.status === 204 ? null : await response.json()) as Answer<K>;
}
