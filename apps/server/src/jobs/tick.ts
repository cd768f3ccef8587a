import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { WorkerDb } from "../db/tenant-db.ts";
import { type Enqueue, enqueuer } from "./enqueue.ts";

/** Looks across tenants for what is due and adds its jobs: claims only, the work is the jobs'. */
export interface Tick {
  name: string;
  everySeconds: number;
  run(ctx: { db: WorkerDb; now: Date; enqueue: Enqueue; log: Logger }): Promise<void>;
}

export const runTick = (database: Database, tick: Tick, log: Logger): Promise<void> =>
  database.withWorker(async (db, { now }) => tick.run({ db, now, enqueue: enqueuer(db), log }));

export function startTicks(database: Database, ticks: readonly Tick[], log: Logger): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = ticks.map((tick) => {
    let busy = false;
    const run = async () => {
      if (busy) return;
      busy = true;
      const done = runTick(database, tick, log).catch((error: unknown) =>
        log.error({ err: error, tick: tick.name }, "a tick failed"),
      );
      running.add(done);
      await done;
      running.delete(done);
      busy = false;
    };
    return setInterval(() => void run(), tick.everySeconds * 1000);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
