import { pino } from "pino";
import { sealsDue } from "../jobs/seals-due.ts";
import { runTick } from "../jobs/tick.ts";
import type { TestServer } from "./index.ts";

const log = pino({ level: "silent" });
export const tickSeals = (server: TestServer) => runTick(server.database, sealsDue, log);

/** Every step that a note takes while somebody's transaction is open. */
export async function trySealing(server: TestServer): Promise<void> {
  for (let step = 0; step < 4; step += 1) await tickSeals(server);
  await server.runJobs();
}

/** Until nothing is left to seal. Transactions of the same machine's other databases are waited for too. */
export async function sealNow(server: TestServer): Promise<void> {
  do {
    await tickSeals(server);
    await server.runJobs();
  } while ((await server.sql("select 1 from audit_unsealed limit 1")).length > 0);
}
