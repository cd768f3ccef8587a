import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { tangoConnections } from "../../../adapters/tango/tables.ts";
import {
  basicAuthorization,
  type Tango,
  type TangoAccess,
  TangoFailed,
  type TangoKeys,
} from "../../../adapters/tango/tango.ts";
import type { Database } from "../../../db/database.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { seal, unseal } from "../../../seal.ts";

export type Connection = typeof tangoConnections.$inferSelect;
/** For what asks the service: each request is outside of every transaction. */
export interface TangoCalls {
  database: Database;
  services: { tango: Tango };
  /** What handlers sign with. */
  secret: string;
}

export async function connectionOf(db: TenantDb, lock = false): Promise<Connection | null> {
  const found = db.orm.select().from(tangoConnections).where(eq(tangoConnections.tenantId, db.tenantId));
  const [row] = await (lock ? found.for("update") : found);
  return row ?? null;
}

/** Beyond it nobody waits for their turn: whoever comes is told when to come again. */
const LONGEST_QUEUE_MS = 45_000;

type Clocked = { db: TenantDb; now: Date };

/** The next turn of the tenant's account, one after the other whichever process asks; an instant while there is none soon. */
export async function takeTurn({ db, now }: Clocked, paceMs: number): Promise<{ waitMs: number } | { at: Date }> {
  const [row] = await db.query<{ at: Date | null }>({
    name: "tango_turn",
    text: "select next_call_at as at from tango_connections where tenant_id = $1 for update",
    values: [db.tenantId],
  });
  if (!row) throw new Error("the tenant has no connection");
  const at = Math.max(row.at?.getTime() ?? 0, now.getTime());
  const waitMs = at - now.getTime();
  if (waitMs > LONGEST_QUEUE_MS) return { at: new Date(at) };
  db.write({
    name: "tango_turn_taken",
    text: "update tango_connections set next_call_at = $2 where tenant_id = $1",
    values: [db.tenantId, new Date(at + paceMs)],
  });
  return { waitMs };
}

/** Nobody sends before: the service has asked for a pause. */
export const pause = ({ db, now }: Clocked, waitMs: number): void =>
  db.write({
    name: "tango_pause",
    text: "update tango_connections set next_call_at = greatest(next_call_at, $2::timestamptz) where tenant_id = $1",
    values: [db.tenantId, new Date(now.getTime() + waitMs)],
  });

/** Awaits its own turn, and takes it. */
export async function nextTurn({ database, services }: TangoCalls, tenantId: string): Promise<void> {
  const { turn, now } = await database.withTenant(tenantId, async (db, { now }) => ({
    turn: await takeTurn({ db, now }, services.tango.paceMs),
    now,
  }));
  if ("at" in turn) throw new TangoFailed("busy", "queue", turn.at.getTime() - now.getTime());
  if (turn.waitMs > 0) await sleep(turn.waitMs);
}

const MARGIN_S = 4 * 3_600;
const keysOf = ({ keys }: Connection, secret: string): TangoKeys => {
  const text = unseal(keys, secret);
  if (text === null) throw new TangoFailed("denied", "keys of another secret");
  return JSON.parse(text);
};

export const keptToken = ({ token, tokenUntil }: Connection, secret: string, now: Date): string | null =>
  token && tokenUntil && tokenUntil > now ? unseal(token, secret) : null;

/** A token is kept for as long as it lasts, less four hours: a new one comes at most every twenty. */
export async function accessOf(calls: TangoCalls, of: Connection, now: Date): Promise<TangoAccess> {
  const { database, secret } = calls;
  const { system, tenantId } = of;
  const keys = keysOf(of, secret);
  if (keys.kind === "basic") return { system, authorization: basicAuthorization(keys) };
  const kept = keptToken(of, secret, now);
  if (kept) return { system, authorization: `Bearer ${kept}` };
  const { token, seconds } = await calls.services.tango.token(system, keys);
  const lasts = seconds > 2 * MARGIN_S ? seconds - MARGIN_S : seconds / 2;
  await database.withTenant(tenantId, async (db) =>
    db.write({
      name: "tango_token",
      text: "update tango_connections set token = $2, token_until = $3 where tenant_id = $1 and keys = $4",
      values: [tenantId, seal(token, secret), new Date(now.getTime() + lasts * 1000), of.keys],
    }),
  );
  return { system, authorization: `Bearer ${token}` };
}

/** The keys do not work: nothing is sent until somebody has put them right. */
export const deny = (db: TenantDb, now: Date, { keys }: Pick<Connection, "keys">): void =>
  db.write({
    name: "tango_deny",
    text: `update tango_connections set denied_at = coalesce(denied_at, $2::timestamptz), token = null, token_until = null
      where tenant_id = $1 and keys = $3`,
    values: [db.tenantId, now, keys],
  });
