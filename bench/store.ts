import { type TestServer, type TestServerOptions, testServer } from "@plaudit/server/testing";
import { startScratchPostgres } from "../scripts/scratch-postgres.mjs";

/** A server that does nothing that production does not, on Postgres: TEST_DATABASE_URL, or a cluster of its own with these settings. */
export async function onPostgres(
  settings: Record<string, string>,
  poolSize: number,
  work: (server: TestServer) => Promise<void>,
  options: TestServerOptions = {},
): Promise<void> {
  const scratch = process.env.TEST_DATABASE_URL ? undefined : await startScratchPostgres(settings);
  process.env.TEST_DATABASE_URL ??= scratch?.url;
  const server = await testServer({ checkStatements: false, checkAnswers: false, poolSize, ...options });
  try {
    await work(server);
  } finally {
    await server.close();
    await scratch?.stop();
  }
}
