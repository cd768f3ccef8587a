import { parseArgs } from "node:util";
import type { Logger } from "pino";
import type { Backend } from "../db/backend.ts";
import { deadQueue, openQueue } from "../jobs/queue.ts";

interface Dead {
  source: string | null;
  data: unknown;
  error: string | null;
  at: Date;
}

async function retry(backend: Backend, log: Logger): Promise<void> {
  const queue = openQueue(backend, "owner", log);
  await queue.start();
  await queue.redrive(deadQueue);
  await queue.stop({ graceful: false, close: false });
}

/** The jobs that failed for good, newest first; `--retry` sends all of them back. */
export async function deadJobs(backend: Backend, log: Logger, args: string[]): Promise<string[]> {
  const { values } = parseArgs({ args, options: { retry: { type: "boolean" } } });
  const { rows } = await backend.asOwner(
    `select source_name as source, data, coalesce(source_output->>'message', output->>'message') as error, created_on as at
     from pgboss.job where name = $1 and state = 'created' order by created_on desc limit 200`,
    [deadQueue],
  );
  const lines = (rows as Dead[]).map(
    ({ at, source, error, data }) => `${at.toISOString()} ${source ?? "?"} ${error ?? ""} ${JSON.stringify(data)}`,
  );
  lines.push(`${rows.length} dead ${rows.length === 1 ? "job" : "jobs"}`);
  if (!values.retry || rows.length === 0) return lines;
  await retry(backend, log);
  return [...lines, "All of them run again."];
}
