import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { DataLocked } from "./db/data-lock.ts";
import { SchemaMismatch } from "./db/migrate.ts";
import { PortTaken } from "./listen.ts";
import { type StartHooks, start } from "./start.ts";

const clear = [ConfigError, DataLocked, SchemaMismatch, PortTaken];

function stop(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${clear.some((kind) => error instanceof kind) ? message : (stack ?? message)}\n`);
  process.exit(1);
}

const hooks: StartHooks = {};

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL, base: undefined });
  const running = await start(config, log, hooks);
  process.stdout.write(running.port ? `Plaudit is ready: ${config.apexUrl}\n` : "Plaudit's worker is ready.\n");
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      running.close().then(
        () => process.exit(0),
        (error: unknown) => stop(error),
      );
    });
} catch (error) {
  stop(error);
}
