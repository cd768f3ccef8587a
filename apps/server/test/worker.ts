/** A worker process of a test: looks for what is due and does it, until it is ended. */
import { pino } from "pino";
import { createDatabase } from "../src/db/database.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { tangoEffects } from "../src/domains/reward/tango/effects.ts";
import { ownTicks } from "../src/jobs/own-ticks.ts";
import { jobRunner } from "../src/jobs/runner.ts";
import { allJobs, notificationKinds } from "../src/registry.ts";
import { derive } from "../src/secrets.ts";
import { tangoAt } from "../src/testing/tango-peer.ts";

const [url = "", given = "", tangoUrl] = process.argv.slice(2);
const secret = derive(given, "handlers");
const log = pino({ level: "silent" });
const backend = openPostgres({ url, secret: given, poolSize: 6, log });
const database = createDatabase({ backend, tenantUrl: ({ slug }) => `http://${slug}.localhost` });
const ticks = ownTicks.map((tick) => ({ ...tick, everySeconds: 0.05 }));
const services = tangoUrl && { tango: tangoAt(tangoUrl, { timeoutMs: 1_000 }) };
const runner = jobRunner({
  database,
  jobs: allJobs,
  effects: services ? tangoEffects({ database, services, secret, log }) : {},
  ticks,
  notificationKinds,
  secret,
  apexUrl: "http://localhost",
  log,
});
await runner.start();
process.stdout.write("started\n");
