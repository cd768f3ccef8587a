import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { vi } from "vitest";
import type { TestServer } from "./index.ts";
import { nodeArgs } from "./node-args.ts";
import { testSecret } from "./store.ts";

async function start(url: string): Promise<ChildProcess> {
  const args = [...nodeArgs, join(import.meta.dirname, "../../test/worker.ts"), url, testSecret];
  const worker = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(worker.stdout, "data");
  return worker;
}

/** Worker processes over a server's Postgres, of which some are killed. */
export async function testWorkers({ sql }: TestServer, count: number) {
  const [{ name }] = await sql("select current_database() as name");
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
  const workers = await Promise.all(Array.from({ length: count }, () => start(url)));
  return {
    /** The first that is left; as if the time for which a worker may be silent were over, the others take what it held. */
    async kill(): Promise<void> {
      const [killed] = workers.splice(0, 1);
      killed?.kill("SIGKILL");
      await sql("update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'");
    },
    /** Until it holds; what is to be tried again is, at once. */
    until: (holds: () => Promise<boolean>) =>
      vi.waitUntil(
        async () => {
          await sql("update pgboss.job set start_after = now() where state = 'retry' and start_after > now()");
          return holds();
        },
        { timeout: 150_000, interval: 50 },
      ),
    end: () => Promise.all(workers.map((worker) => [once(worker, "close"), worker.kill()][0])),
  };
}
