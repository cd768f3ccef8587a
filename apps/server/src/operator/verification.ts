import { pino } from "pino";
import { type Config, readConfig } from "../config.ts";
import { createDatabase, type Database } from "../db/database.ts";
import { openBackend } from "../start.ts";

type Say = (line: string) => void;

/** One snapshot for the whole check while people go on working. */
function ofOneMoment(config: Config): Config {
  const isolation = "-c default_transaction_isolation=repeatable\\ read";
  const options = [config.DATABASE_APP_OPTIONS, isolation].filter(Boolean).join(" ");
  return { ...config, DATABASE_APP_OPTIONS: options, DATABASE_POOL_SIZE: 1 };
}

/** A command that checks the store: its exit code reports whether all is well. */
export async function runVerification(check: (database: Database, say: Say) => Promise<boolean>): Promise<void> {
  try {
    const backend = await openBackend(ofOneMoment(readConfig(process.env)), pino({ level: "warn" }));
    try {
      const database = createDatabase({ backend, tenantUrl: ({ slug }) => slug });
      process.exitCode = (await check(database, (line) => process.stdout.write(`${line}\n`))) ? 0 : 1;
    } finally {
      await backend.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
