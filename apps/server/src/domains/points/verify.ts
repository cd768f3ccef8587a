import { pino } from "pino";
import { type Config, readConfig } from "../../config.ts";
import { createDatabase } from "../../db/database.ts";
import { openBackend } from "../../start.ts";
import { verifyLedger } from "./verbs/verify-ledger.ts";

/** `npm run ledger:verify`: replays every entry of every tenant and says whether each balances. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const NAMED = 20;

/** While people go on sending, one transaction sees one moment. */
function ofOneMoment(config: Config): Config {
  if (!config.DATABASE_URL) return config;
  const url = new URL(config.DATABASE_URL);
  const options = [url.searchParams.get("options"), "-c default_transaction_isolation=repeatable\\ read"];
  url.searchParams.set("options", options.filter(Boolean).join(" "));
  return { ...config, DATABASE_URL: url.href, DATABASE_POOL_SIZE: 1 };
}

async function verify(config: Config): Promise<boolean> {
  const backend = await openBackend(ofOneMoment(config), pino({ level: "warn" }));
  const database = createDatabase({ backend, tenantUrl: ({ slug }) => slug });
  let sound = true;
  try {
    const tenants = await database.withWorker((db) =>
      db.query<{ id: string; slug: string }>({ text: "select id, slug from tenants order by slug" }),
    );
    for (const { id, slug } of tenants) {
      const { faults, entries, transactions } = await database.withTenant(id, (db) => verifyLedger(db));
      sound &&= faults.length === 0;
      const counted = `${entries} entries of ${transactions} transactions`;
      say(`${slug}: ${faults.length === 0 ? "balances" : `${faults.length} faults`}, ${counted}`);
      for (const fault of faults.slice(0, NAMED)) say(`  ${fault}`);
      if (faults.length > NAMED) say(`  and ${faults.length - NAMED} more`);
    }
    if (tenants.length === 0) say("There are no tenants.");
  } finally {
    await backend.close();
  }
  return sound;
}

try {
  process.exitCode = (await verify(readConfig(process.env))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
