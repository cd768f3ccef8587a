// npm run ledger:verify: replays every entry of every tenant and reports whether each balances.
import { pino } from "pino";
import { type Config, readConfig } from "../../config.ts";
import { createDatabase } from "../../db/database.ts";
import { openBackend } from "../../start.ts";
import { verifyLedgers } from "./verify-ledgers.ts";

/** One snapshot for the whole check while people go on sending. */
function ofOneMoment(config: Config): Config {
  const isolation = "-c default_transaction_isolation=repeatable\\ read";
  const options = [config.DATABASE_APP_OPTIONS, isolation].filter(Boolean).join(" ");
  return { ...config, DATABASE_APP_OPTIONS: options, DATABASE_POOL_SIZE: 1 };
}

async function verify(config: Config): Promise<boolean> {
  const backend = await openBackend(ofOneMoment(config), pino({ level: "warn" }));
  try {
    const database = createDatabase({ backend, tenantUrl: ({ slug }) => slug });
    return await verifyLedgers(database, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await backend.close();
  }
}

try {
  process.exitCode = (await verify(readConfig(process.env))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
