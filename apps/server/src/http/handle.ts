import { AsyncLocalStorage } from "node:async_hooks";
import type { Endpoint } from "@plaudit/api/endpoint.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import { outdatedHeader } from "@plaudit/edge/outdated.ts";
import type { PointTerms } from "@plaudit/i18n/index.ts";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Printer } from "../adapters/print/printer.ts";
import { AfterCommit } from "../after-commit.ts";
import type { RequestInfo, Services, TvChannel, TvCtx } from "../context.ts";
import { type Cookie, setCookie } from "../cookie.ts";
import type { Database } from "../db/database.ts";
import type { ClockNeed, Opened } from "../db/session-gate.ts";
import type { TenantDb } from "../db/tenant-db.ts";
import type { Download } from "../download.ts";
import { DomainError, type RefusalKey } from "../error.ts";
import { enqueuer } from "../jobs/enqueue.ts";
import { type Live, type Missed, publisher } from "../live.ts";
import type { Route } from "../routes.ts";
import { type Answer, keyOf, requestHash, underKey } from "./idempotency.ts";
import type { ReadInput } from "./input.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";
import { type Limits, network } from "./rate-limits.ts";
import { tokenHashOf } from "./request-info.ts";

/** The channel of a screen that knows its token; throws Unauthorized whatever is wrong. */
export type ChannelOf = (ctx: Pick<TvCtx, "db" | "now" | "secret">, id: string, token: string) => Promise<TvChannel>;

export interface HandleOptions {
  channelOf: ChannelOf;
  database: Database;
  live: Live;
  limits: Limits;
  services: Services;
  printer: Printer;
  secret: string;
  apexUrl: string;
  /** Parses every response by its schema: development and tests. */
  checkAnswers: boolean;
}

export interface Call {
  route: Route;
  clock: ClockNeed;
  request: Request;
  path: string;
  info: RequestInfo;
  log: Logger;
  /** Parsed input or its validation error; authentication and permission errors take precedence. */
  read: ReadInput | DomainError;
  /** Fields of the response. */
  fields: Record<string, string>;
  /** Of the endpoint's own limit: counted once, also where the session's change has the handler run again. */
  share?: Promise<Record<string, string>>;
  /** How a refusal is worded, once the tenant is known. */
  wording: { pointTerms: PointTerms };
}

export type Handled = Answer | ReadableStream | Download;
const unauthorized = (key: RefusalKey = "signInFirst") => new DomainError("Unauthorized", key);
const isStream = (endpoint: Endpoint) => (endpoint.response as z.ZodMiniType)._zod.def.type === "custom";

/** Runs one call in one transaction and returns what is to be sent. */
export function handler(options: HandleOptions): (call: Call) => Promise<Handled> {
  const { database, live, limits, secret, apexUrl } = options;
  /** Runs what a response still needs, once the transaction that it came from is over. */
  const outside = AsyncLocalStorage.snapshot();

  async function run({ route, read }: Call, ctx: object): Promise<unknown> {
    if (read instanceof DomainError) throw read;
    return route.handle(ctx as never, read as never);
  }

  function answerOf({ route: { endpoint, key } }: Call, result: unknown): Handled {
    if (isStream(endpoint)) return result as ReadableStream | Download;
    if (options.checkAnswers) checkAnswer(key, endpoint, result);
    return result === null || result === undefined
      ? { status: 204, text: null }
      : { status: 200, text: JSON.stringify(result) };
  }
  const finish = async (call: Call, ctx: object) => answerOf(call, await run(call, ctx));

  const { services, printer } = options;
  const base = ({ info, log }: Call) => ({ request: info, log, secret, apexUrl, services, printer });
  const cookieSetter = (call: Call) => (cookie: Cookie) => {
    call.fields["set-cookie"] = setCookie(cookie, call.info, apexUrl);
  };

  async function anonymous(call: Call): Promise<Handled> {
    const work = async () => {
      const result = await database.withAuth((db, { now }) =>
        run(call, { ...base(call), db, now, enqueue: enqueuer(db), setCookie: cookieSetter(call) }),
      );
      if (result instanceof DomainError) throw result;
      return answerOf(call, result);
    };
    if (call.read instanceof DomainError) return work();
    const { endpoint } = call.route;
    const { ip, cookies } = call.info;
    if (endpoint.counted) Object.assign(call.fields, await limits.take(endpoint.counted, network(ip)));
    const { email, token } = (call.read.body ?? {}) as { email?: string; token?: string };
    const device = email && knownDevice(cookies, { email, secret });
    const handled = await limits.guard({ endpoint, ip, email, device, held: () => token }, work);
    if (email && endpoint.errors?.includes("InvalidCredentials"))
      cookieSetter(call)(deviceCookie({ email, secret }, device));
    return handled;
  }

  function tv(call: Call): Promise<Handled> {
    const tenantId = call.info.hostTenantId;
    if (!tenantId) throw unauthorized("screenApart");
    return database.withTenant(tenantId, async (db, { now, tenant }) => {
      if (call.read instanceof DomainError) throw call.read;
      const { params, query } = call.read as { params: { id: string }; query: { token: string } };
      const channel = await options.channelOf({ db, now, secret }, params.id, query.token);
      return finish(call, { ...base(call), db, now, tenant, channel });
    });
  }

  /** A person's requests are one share, however many tokens they have. */
  async function countPerson({ fields }: Call, userId: string): Promise<void> {
    Object.assign(fields, await limits.take("account", userId));
  }

  /** A token counts on its own tenant's host only. */
  function checkHost({ info }: Call, tenantId: string | null): void {
    if (tenantId && info.hostTenantId !== undefined && info.hostTenantId !== tenantId)
      throw unauthorized("otherAddress");
  }

  function user(call: Call, tokenHash: Buffer): Promise<Handled> {
    const work = async (opened: Opened<never>) => {
      const { db, session } = opened;
      await countPerson(call, session.userId);
      checkHost(call, session.tenantId);
      const ctx = {
        ...base(call),
        db,
        session,
        enqueue: enqueuer(db),
        setCookie: cookieSetter(call),
        get now() {
          return opened.now;
        },
      };
      return finish(call, ctx);
    };
    return database.sessions.auth({ tokenHash, clock: call.clock, work: work as never });
  }

  /** Not the token: who has one is soon given another of the same sign-in. */
  const personOf = ({ clock }: Call, tokenHash: Buffer): Promise<string> =>
    database.sessions.auth({ tokenHash, clock, work: async ({ session }) => session.userId });

  async function inTenant(call: Call, opened: Opened<TenantDb>): Promise<Handled | AfterCommit<Handled>> {
    const { db, session, actor, tenant } = opened;
    const { permission, action, counted } = call.route.endpoint;
    await countPerson(call, session.userId);
    if (!actor || !tenant) throw new DomainError("Forbidden", "chooseCompany");
    checkHost(call, actor.tenantId);
    call.wording.pointTerms = tenant.pointTerms;
    if (permission && !permissionsOf[actor.role].includes(permission)) throw new DomainError("Forbidden", "mayNot");
    Object.assign(call.fields, await limits.take("tenant", actor.tenantId));
    if (counted && !(call.read instanceof DomainError)) {
      call.share ??= limits.take(counted, session.userId);
      Object.assign(call.fields, await call.share);
    }
    const ctx = {
      ...base(call),
      db,
      session,
      actor,
      asked: new Set<string>(),
      tenant,
      enqueue: enqueuer(db),
      publish: publisher(db, actor.tenantId),
      live: (missed: Missed) => live.stream({ ...actor, now: opened.now, expiresAt: session.expiresAt, missed }),
      again: <T>(work: (db: TenantDb) => Promise<T>, signal?: AbortSignal) =>
        outside(() => database.withTenant(actor.tenantId, work, signal)),
      outdate: (version: number) => {
        call.fields[outdatedHeader] = `${actor.tenantId}.${version}`;
      },
      get now() {
        return opened.now;
      },
    };
    const work = async () => {
      const result = await run(call, ctx);
      const handled =
        result instanceof AfterCommit
          ? new AfterCommit(async (signal) => answerOf(call, await outside(() => result.work(signal))))
          : answerOf(call, result);
      if (action && ![action].flat().some((one) => ctx.asked.has(one)))
        throw new Error(`${call.route.key} did not ask the policy for ${action}`);
      return handled;
    };
    const { request, route, path, read } = call;
    const key = keyOf(request);
    const { unattributed, outside: asksOutside, passing } = route.endpoint;
    if (!key || unattributed || asksOutside || passing || read instanceof DomainError) return work();
    const claim = {
      memberId: actor.memberId,
      key,
      hash: requestHash(route.key, path, read),
      secret: route.endpoint.confidential ? secret : null,
    };
    return underKey(db, claim, () => work() as Promise<Answer>);
  }

  return async (call) => {
    const { scope } = call.route.endpoint;
    if (scope === "anonymous") return anonymous(call);
    if (scope === "tv") return tv(call);
    const tokenHash = tokenHashOf(call.request);
    if (!tokenHash) throw unauthorized();
    if (scope === "user") {
      const { endpoint } = call.route;
      const held = () => personOf(call, tokenHash);
      return limits.guard({ endpoint, ip: call.info.ip, held }, () => user(call, tokenHash));
    }
    const traced = !call.route.endpoint.unattributed;
    const handled = await database.sessions.tenant({
      tokenHash,
      clock: call.clock,
      traced,
      work: (opened) => inTenant(call, opened),
    });
    return handled instanceof AfterCommit ? handled.work(call.request.signal) : handled;
  };
}

function checkAnswer(key: string, endpoint: Endpoint, result: unknown): void {
  const parsed = z.safeParse(endpoint.response as z.ZodMiniType, result);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  throw new Error(`${key} answered what its contract does not allow: ${issue?.path.join(".")}: ${issue?.message}`);
}
