import { pino } from "pino";
import type { Backend } from "../../src/db/backend.ts";
import { createDatabase, type Database } from "../../src/db/database.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openLite } from "../../src/db/pglite.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import { prepareQueues } from "../../src/jobs/queue.ts";

export interface Scratch {
  url: string;
  secret: string;
  database: Database;
  /** What `app.now()` answers; undefined follows the clock. */
  moveClock(to: Date | undefined): void;
  close(): Promise<void>;
}

const log = pino({ level: "silent" });
const secret = "s".repeat(40);
const jobs = ["notification.fan-out", "notification.endorsed", "notification.retract", "points.daily"];

export async function openScratch(kind: "postgres" | "pglite"): Promise<Scratch> {
  const url = process.env.SCRATCH_URL ?? "";
  const backend: Backend =
    kind === "pglite" ? await openLite({ log }) : openPostgres({ url, secret, poolSize: 8, log });
  await migrate(backend, { secret, prepareJobs: prepareQueues([...jobs, "points.allocate", "points.expire"], log) });
  let now: Date | undefined;
  const database = createDatabase({ backend, clock: () => now, tenantUrl: (slug) => `http://${slug}.localhost` });
  return {
    url,
    secret,
    database,
    moveClock: (to) => {
      now = to;
    },
    close: () => backend.close(),
  };
}
