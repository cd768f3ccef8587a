// npm run db:migrate: migrates the configured database to this version and prints what it did.
import { pino } from "pino";
import { readConfig } from "../config.ts";
import { prepareQueues } from "../jobs/queue.ts";
import { jobNames } from "../registry.ts";
import { openBackend } from "../start.ts";
import { migrate } from "./migrate.ts";

const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, base: undefined });
const backend = await openBackend(config, log);
try {
  const done = await migrate(backend, { secret: config.secret, prepareJobs: prepareQueues(jobNames, log) });
  process.stdout.write(`${done.length > 0 ? `Applied ${done.join(", ")}.` : "Nothing to do."}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await backend.close();
}
