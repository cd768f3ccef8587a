import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestServer, testSecret } from "@plaudit/server/testing";
import { Process } from "./chaos/cluster.ts";

/** A worker as in production, in a process of its own, over the store of this server. */
export async function startWorker(server: TestServer): Promise<{ end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "plaudit-bench-"));
  const [row] = await server.sql<{ name: string }>("select current_database() as name");
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), { pathname: `/${row?.name}` }).href;
  const env = { ROLE: "worker", DATABASE_URL: url, PLAUDIT_SECRET: testSecret, PLAUDIT_DATA: folder };
  const worker = new Process("worker", { ...env, PUBLIC_URL: "http://localhost:3000" }, folder);
  await worker.start();
  return {
    end: async () => {
      await worker.end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds a job and tells the workers, as a commit of the product does. */
export const addJob = async (server: TestServer, name: string, tenantId: string): Promise<void> => {
  await server.sql("select app.enqueue($1, jsonb_build_object('tenantId', $2::uuid), null, null)", [name, tenantId]);
  await server.sql("select pg_notify('pgboss_' || encode(substr(sha224('pgboss'), 1, 12), 'hex'), $1)", [name]);
};
