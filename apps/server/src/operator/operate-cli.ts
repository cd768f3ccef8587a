// npm run tenant:create, tenant:list, tenant:host, account:reset, jobs:dead: beside a running server as well as without one.
import { pino } from "pino";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { DataLocked } from "../db/data-lock.ts";
import { SchemaMismatch } from "../db/migrate.ts";
import { openApp, operatorCtx } from "../start.ts";
import { askChannel } from "./channel.ts";
import { operate } from "./commands.ts";
import { OperatorFault } from "./fault.ts";

async function alone(config: Config, args: string[]): Promise<string[]> {
  const log = pino({ level: "warn", base: undefined });
  const app = await openApp(config, log);
  try {
    return await operate(operatorCtx(config, app, log), args);
  } finally {
    await app.close();
  }
}

try {
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  const lines =
    (config.DATABASE_URL ? undefined : await askChannel(config.dataFolder, args)) ?? (await alone(config, args));
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  const clear = [OperatorFault, ConfigError, DataLocked, SchemaMismatch].some((kind) => error instanceof kind);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${clear ? message : (stack ?? message)}\n`);
  process.exitCode = 1;
}
