import type { Action } from "./entities.ts";
import type { Permission } from "./permissions.ts";

/** What inference needs of a schema; naming zod's own generics here makes type checking several times slower. */
export interface Schema {
  _zod: { input: unknown; output: unknown };
}
export type Input<S> = S extends Schema ? S["_zod"]["input"] : undefined;
export type Output<S> = S extends Schema ? S["_zod"]["output"] : undefined;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type EndpointKey = `${Method} /${string}`;

/**
 * Who may call: anybody, a person who signed in (with or without a tenant), a member inside a tenant, or a screen by
 * its channel's token.
 */
export type Scope = "anonymous" | "user" | "tenant" | "tv";

export type ErrorCode =
  | "ValidationError"
  | "InvalidCredentials"
  | "InvalidState"
  | "InvalidToken"
  | "Unauthorized"
  | "Forbidden"
  | "NotFound"
  | "Conflict"
  | "VersionConflict"
  | "PointsExceptionError"
  | "IdempotencyConflict"
  | "PayloadTooLarge"
  | "UnsupportedMediaType"
  | "TooManyRequests"
  | "Unavailable";

export interface Endpoint {
  summary: string;
  scope: Scope;
  /** null on purpose: anybody of that scope. */
  permission: Permission | null;
  /**
   * What a call does to which entity, for every write: its handler must check the policy, of several actions for one of
   * them. null on purpose: the entity has no policy.
   */
  action?: Action | readonly Action[] | null;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `nothing` answers 204; `stream` is written by the handler itself. */
  response: Schema;
  errors?: readonly ErrorCode[];
  /** A mail program calls it, with a form of its own as body: whatever is sent is not read. */
  ignoresBody?: true;
  /** The response holds a secret: what is kept of it for a repeated request is sealed. */
  confidential?: true;
  /** Nothing of the caller is stored: a repeated request is recognized by its body, not by its Idempotency-Key. */
  unattributed?: true;
  /** How large a body may be, where that is more than 1,000,000 bytes. */
  mostBytes?: number;
  /** It asks a service outside, after its transaction. No Idempotency-Key is held meanwhile: a repeated request asks again. */
  outside?: true;
  /** It says what is so now and stores nothing: no Idempotency-Key is held. */
  passing?: true;
  /** Its requests are one more share of the person's, or of the address where nobody has signed in. */
  counted?: "refinements" | "passkeys" | "feedback" | "testMails";
}

type Write = Endpoint & { action: Action | readonly Action[] | null };
type Described = Record<`GET /${string}`, Endpoint> & Record<`${Exclude<Method, "GET">} /${string}`, Write>;

export const endpoints = <const E extends Described>(defined: E): E => defined;
