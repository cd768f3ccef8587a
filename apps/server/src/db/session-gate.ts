import type { Actor, Session, Tenant } from "../context.ts";
import { DomainError } from "../error.ts";
import type { DbRole } from "./backend.ts";
import type { AuthDb, Queryable, TenantDb } from "./tenant-db.ts";
import type { TenantName, TenantRow } from "./tenant-name.ts";
import type { Transaction } from "./transaction.ts";

export interface Known {
  session: Session;
  /** Both are null for a token without a tenant. */
  actor: Actor | null;
  tenant: Tenant | null;
}

/** What a request's work is given: the actor at once, the clock as soon as the transaction has started. */
export interface Opened<D> extends Known {
  db: D;
  readonly now: Date;
}

interface Request<D, T> {
  tokenHash: Buffer;
  /** Remembers which handlers read the clock before their first statement has returned. */
  clock: ClockNeed;
  /** False where nothing of the caller may be stored: not even that they were here. */
  traced?: boolean;
  work: (opened: Opened<D>) => Promise<T>;
}
export interface ClockNeed {
  early: boolean;
}

export interface SessionGate {
  tenant<T>(request: Request<TenantDb, T>): Promise<T>;
  auth<T>(request: Request<AuthDb, T>): Promise<T>;
}

interface Row {
  now: Date;
  /** Everything else as text: equal texts are equal sessions. */
  session: string | null;
}
interface SessionRow {
  scope: "user" | "tenant";
  familyId: string;
  userId: string;
  tenantId: string | null;
  memberId: string | null;
  expiresAt: string;
  role: Actor["role"] | null;
  locale: Actor["locale"] | null;
  timezone: string | null;
  tenant: TenantRow | null;
}
interface Cached extends Known {
  text: string;
}

class TooEarly extends Error {}
/** The session is not what it was taken for: once more, with what is known now. */
class Changed extends Error {}

const KEPT = 20_000;
const unauthorized = () => new DomainError("Unauthorized", "sessionOver");

interface Parts {
  transact: <T>(role: DbRole, work: (tx: Transaction) => Promise<T>) => Promise<T>;
  tenantUrl: (tenant: TenantName) => string;
  as: <D extends Queryable>(tx: Transaction, extra?: object) => D;
}

/**
 * Checks the session inside the request's own transaction without waiting for it: work starts with what the last
 * request knew of the token, and is committed only if that still holds.
 */
export function sessionGate({ transact, tenantUrl, as }: Parts): SessionGate {
  const cache = new Map<string, Cached>();

  function parse(text: string, tokenHash: Buffer): Cached {
    const row = JSON.parse(text) as SessionRow;
    const { scope, familyId, userId, tenantId, memberId } = row;
    const tenant = row.tenant && { ...row.tenant, url: tenantUrl(row.tenant) };
    const session = { tokenHash, scope, familyId, userId, tenantId, memberId, expiresAt: new Date(row.expiresAt) };
    const { role, locale, timezone } = row;
    const inTenant = tenantId && memberId && tenant && role && locale && timezone;
    const actor = inTenant ? { tenantId, memberId, userId, role, locale, timezone, features: tenant.features } : null;
    return { text, session, actor, tenant };
  }

  function remember(key: string, text: string, tokenHash: Buffer): Cached {
    const known = parse(text, tokenHash);
    cache.delete(key);
    cache.set(key, known);
    const [oldest] = cache.keys();
    if (cache.size > KEPT && oldest) cache.delete(oldest);
    return known;
  }

  async function attempt<D extends Queryable, T>(tx: Transaction, request: Request<D, T>): Promise<T> {
    const { tokenHash, clock, traced = true, work } = request;
    const key = tokenHash.toString("base64url");
    let row: Row | undefined;
    const entering = tx
      .query<Row>({
        name: "app_enter_session",
        text: "select now, session from app.enter_session($1, $2)",
        values: [tokenHash, traced],
      })
      .then(([found]) => {
        row = found;
        if (found?.session) return found.session;
        cache.delete(key);
        throw unauthorized();
      });
    entering.catch(() => undefined);
    let known = cache.get(key);
    if (!known || clock.early) {
      const text = await entering;
      if (known?.text !== text) known = remember(key, text, tokenHash);
    }
    let early = false;
    const opened: Opened<D> = {
      session: known.session,
      actor: known.actor,
      tenant: known.tenant,
      db: as<D>(tx, known.session.tenantId ? { tenantId: known.session.tenantId } : {}),
      get now() {
        if (row) return row.now;
        early = true;
        throw new TooEarly();
      },
    };
    const outcome = await settle(() => work(opened));
    const text = await entering;
    if (text !== known.text) {
      remember(key, text, tokenHash);
      throw new Changed();
    }
    if (early) {
      clock.early = true;
      throw new Changed();
    }
    if ("error" in outcome) throw outcome.error;
    return outcome.value;
  }

  async function begin<D extends Queryable, T>(role: DbRole, request: Request<D, T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transact(role, (tx) => attempt(tx, request));
      } catch (error) {
        if (!(error instanceof Changed)) throw error;
        if (tries === 4) throw new DomainError("Unavailable", "tryAgain", { retryAfter: 1 });
      }
    }
  }

  return {
    tenant: (request) => begin("app_user", request),
    auth: (request) => begin("app_auth", request),
  };
}

async function settle<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}
