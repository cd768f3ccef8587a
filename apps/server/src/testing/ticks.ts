import pino from "pino";
import type { Database } from "../db/database.ts";
import { ownTicks } from "../jobs/own-ticks.ts";
import { runTick } from "../jobs/tick.ts";

const log = pino({ level: "silent" });

/** Looks once for what is due, such as "schedules.due"; the jobs that this adds are still to be run. */
export async function tick({ database }: { database: Database }, name: string): Promise<void> {
  const found = ownTicks.find((one) => one.name === name);
  if (!found) throw new Error(`there is no tick ${name}`);
  await runTick(database, found, log);
}
