// npm run jobs:dead -w apps/server: the jobs that failed for good, newest first; --retry sends them back.
import { pino } from "pino";
import { readConfig } from "../config.ts";
import { openBackend } from "../start.ts";
import { deadQueue, openQueue } from "./queue.ts";

interface Dead {
  id: string;
  source: string | null;
  data: unknown;
  error: string | null;
  at: Date;
}

const config = readConfig(process.env);
const log = pino({ level: "warn", base: undefined });
const backend = await openBackend(config, log);
try {
  const { rows } = await backend.asOwner(
    `select id, source_name as source, data, coalesce(source_output->>'message', output->>'message') as error, created_on as at
     from pgboss.job where name = $1 and state = 'created' order by created_on desc limit 200`,
    [deadQueue],
  );
  for (const { at, source, error, data } of rows as Dead[])
    process.stdout.write(`${at.toISOString()} ${source ?? "?"} ${error ?? ""} ${JSON.stringify(data)}\n`);
  process.stdout.write(`${rows.length} dead ${rows.length === 1 ? "job" : "jobs"}\n`);
  if (process.argv.includes("--retry") && rows.length > 0) {
    const queue = openQueue(backend, "owner", log);
    await queue.start();
    await queue.redrive(deadQueue);
    await queue.stop({ graceful: false, close: false });
    process.stdout.write("All of them run again.\n");
  }
} finally {
  await backend.close();
}
