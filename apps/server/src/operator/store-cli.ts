// npm run backup, npm run restore: the embedded store as one file, and back.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { ConfigError, dataFolderOf, readConfig } from "../config.ts";
import { DataLocked } from "../db/data-lock.ts";
import { openLite } from "../db/pglite.ts";
import { backUp } from "./back-up.ts";
import { askChannel } from "./channel.ts";
import { OperatorFault } from "./fault.ts";
import { restore } from "./restore.ts";

const log = pino({ level: "warn", base: undefined });
const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: "boolean" } } });
const [command, name, ...rest] = positionals;

async function backUpTo(file: string): Promise<string[]> {
  const folder = dataFolderOf(process.env);
  if (!existsSync(join(folder, "db"))) throw new OperatorFault(`There is no store in ${folder}.`);
  const answered = await askChannel(folder, ["backup", file]);
  if (answered) return answered;
  const { secret } = readConfig(process.env);
  // Not migrated: a backup before an upgrade is of the old version.
  const backend = await openLite({ folder, log });
  try {
    return await backUp({ backend, folder, secret }, file);
  } finally {
    await backend.close();
  }
}

try {
  if (process.env.DATABASE_URL)
    throw new OperatorFault("DATABASE_URL is set: Postgres has its own tools, see docs/operations.md.");
  if (
    !name ||
    rest.length > 0 ||
    (command !== "backup" && command !== "restore") ||
    (values.force && command === "backup")
  )
    throw new OperatorFault("npm run backup -- <file>\nnpm run restore -- <file> [--force]");
  const file = resolve(process.env.INIT_CWD ?? ".", name);
  const secret = process.env.PLAUDIT_SECRET?.trim() || undefined;
  const force = values.force ?? false;
  const lines =
    command === "backup"
      ? await backUpTo(file)
      : await restore({ folder: dataFolderOf(process.env), file, force, secret, log });
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  const clear = [OperatorFault, ConfigError, DataLocked].some((kind) => error instanceof kind);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${clear ? message : (stack ?? message)}\n`);
  process.exitCode = 1;
}
