import type { Endpoint, EndpointKey, Output } from "@plaudit/api/endpoint.ts";
import type { AfterCommit } from "./after-commit.ts";
import type { AnonymousCtx, TenantCtx, TvCtx, UserCtx } from "./context.ts";
import type { DomainError } from "./error.ts";

interface CtxOf {
  anonymous: AnonymousCtx;
  user: UserCtx;
  tenant: TenantCtx;
  tv: TvCtx;
}
type Part<E, P extends "params" | "query" | "body"> = E extends Record<P, infer S> ? Output<S> : undefined;
export interface Input<E> {
  params: Part<E, "params">;
  query: Part<E, "query">;
  body: Part<E, "body">;
}
/** What is thrown leaves nothing behind. Signing in may return a refusal: what it has written, such as a failed try, stays. */
type Outcome<E extends Endpoint> = E extends { outside: true }
  ? AfterCommit<Output<E["response"]>>
  : Output<E["response"]> | (E["scope"] extends "anonymous" ? DomainError : never);
type Handler<E extends Endpoint> = (ctx: CtxOf[E["scope"]], input: Input<E>) => Outcome<E> | Promise<Outcome<E>>;
export type Handlers<C> = { [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never };

export interface Route {
  key: EndpointKey;
  endpoint: Endpoint;
  handle: (ctx: never, input: never) => unknown;
}

/** Binds endpoints to handlers; one without the other does not compile, nor boot. */
export function routes<C extends Record<EndpointKey, Endpoint>, K extends keyof C & EndpointKey>(
  defined: C,
  handlers: Pick<Handlers<C>, K>,
): Route[] {
  return Object.entries(handlers).map(([name, handle]) => {
    const key = name as K;
    const endpoint = defined[key];
    if (!endpoint) throw new Error(`${key} has a handler but is not in the contract`);
    return { key, endpoint, handle: handle as Route["handle"] };
  });
}
