import type pg from "pg";
import { type Db, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Backend } from "../db/backend.ts";

export const deadQueue = "dead";
/** The job that follows one that has failed for good, where there is one. */
export const followerOf = (name: string): string => `${name}.failed`;
const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, expireInSeconds: 300 };
/** What a worker held when it was killed is another's within this and LOOK_SECONDS. */
const heartbeatSeconds = 20;
const LOOK_SECONDS = 10;

const flat = (result: pg.QueryResult | pg.QueryResult[]) =>
  Array.isArray(result) ? { rows: result.flatMap((one) => one.rows ?? []) } : { rows: result.rows };

/** The queue's own statements run as the worker's role; as the owner only where the schema is made. */
function bossDatabase(backend: Backend, as: "owner" | "worker"): Db {
  return {
    executeSql: async (text, values) => {
      if (as === "owner" || backend.kind === "pglite") return flat(await backend.asOwner(text, values));
      const client = await backend.acquire("app_worker");
      let failed = false;
      try {
        return flat(await client.query(text, values));
      } catch (error) {
        failed = true;
        throw error;
      } finally {
        client.release(failed);
      }
    },
    listen: (channel, onNotification, onReconnect) => backend.listen(channel, onNotification, onReconnect),
  };
}

export function openQueue(backend: Backend, as: "owner" | "worker", log: Logger): PgBoss {
  const boss = new PgBoss({
    db: bossDatabase(backend, as),
    backend: backend.kind,
    schema: "pgboss",
    migrate: as === "owner",
    createSchema: as === "owner",
    schedule: false,
    supervise: as === "worker",
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    useListenNotify: as === "worker",
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  return boss;
}

/** Makes or upgrades the queue's schema, and a queue for every job there is. */
export const prepareQueues = (names: readonly string[], log: Logger) => async (backend: Backend) => {
  const boss = openQueue(backend, "owner", log);
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map((queue) => queue.name));
    if (!known.has(deadQueue)) await boss.createQueue(deadQueue, { retentionSeconds: 90 * 86_400 });
    for (const name of names)
      if (!known.has(name))
        await boss.createQueue(name, { ...retries, heartbeatSeconds, deadLetter: deadQueue, notify: true });
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
};
