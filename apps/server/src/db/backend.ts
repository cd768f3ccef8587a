import pg from "pg";

/** Tenant work, sign-in and host look-up, claims across tenants. None of them owns anything or gets round a policy. */
export type DbRole = "app_user" | "app_auth" | "app_worker";
export const dbRoles: readonly DbRole[] = ["app_user", "app_auth", "app_worker"];

export interface Usage {
  open: number;
  idle: number;
  /** Work that waits for a connection. */
  waiting: number;
}

export const usageOf = (pools: readonly pg.Pool[]): Usage => ({
  open: pools.reduce((sum, pool) => sum + pool.totalCount, 0),
  idle: pools.reduce((sum, pool) => sum + pool.idleCount, 0),
  waiting: pools.reduce((sum, pool) => sum + pool.waitingCount, 0),
});

export interface Listener {
  close(): Promise<void>;
}

/** What differs between Postgres and the embedded database; everything above is one code path. */
export interface Backend {
  readonly kind: "postgres" | "pglite";
  /** Whether it may act as the owner of the schema. */
  readonly owned: boolean;
  /** A connection for one transaction in that role; the caller releases it, `true` throwing it away. */
  acquire(role: DbRole): Promise<pg.PoolClient>;
  /** Ends what that connection's statement is doing; where nothing can, it is left to its end. */
  cancel?(role: DbRole, client: pg.PoolClient): Promise<void>;
  /** What starts a transaction in that role. */
  begin(role: DbRole): readonly string[];
  /** As the owner of the schema: migrations and the job queue's own upkeep. */
  asOwner(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** The same for several statements, each by itself, in one transaction. */
  asOwnerTogether(texts: readonly string[]): Promise<pg.QueryResult[]>;
  /** `onGap` is called after each (new) subscription: what was sent in between is lost. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<Listener>;
  /** Connections of this process. */
  usage(): Usage;
  close(): Promise<void>;
}

/** In one transaction; the connection goes back to its pool, or away when it cannot. */
export async function together(client: pg.PoolClient, texts: readonly string[]): Promise<pg.QueryResult[]> {
  try {
    await client.query("begin");
    const results: pg.QueryResult[] = [];
    for (const text of texts) results.push(await client.query(text));
    await client.query("commit");
    client.release();
    return results;
  } catch (error) {
    const back = await client.query("rollback").catch(() => undefined);
    client.release(!back);
    throw error;
  }
}

const INT8 = 20;
const DATE = 1082;
function int8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds`);
  return value;
}

/** int8 as number, and a date stays the date that it is, whatever the process's time zone. */
export const typeParsers = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === INT8 && format !== "binary") return int8;
    if (oid === DATE && format !== "binary") return (text: string) => text;
    return pg.types.getTypeParser(oid, format as "text");
  }) as typeof pg.types.getTypeParser,
};
