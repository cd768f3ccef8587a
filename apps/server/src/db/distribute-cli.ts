// npm run db:distribute: prints the SQL that spreads a fresh, migrated schema over the machines of a Citus cluster.
import { pino } from "pino";
import { ConfigError, readConfig } from "../config.ts";
import { openBackend } from "../start.ts";
import { distributionSql } from "./distribution.ts";

const config = readConfig(process.env);
if (!config.DATABASE_URL) throw new ConfigError("DATABASE_URL: required; the embedded database is one machine");
const backend = await openBackend(config, pino({ level: "warn", base: undefined }));
try {
  process.stdout.write(`${(await distributionSql(backend)).join(";\n")};\n`);
} finally {
  await backend.close();
}
