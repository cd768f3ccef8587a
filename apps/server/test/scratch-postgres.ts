import { startScratchPostgres } from "../../../scripts/scratch-postgres.mjs";

/** A cluster of its own for the run, unless TEST_DATABASE_URL names one. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const scratch = await startScratchPostgres();
  process.env.TEST_DATABASE_URL = scratch.url;
  return scratch.stop;
}
