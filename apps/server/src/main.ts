import { type Logger, pino } from "pino";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { DataLocked } from "./db/data-lock.ts";
import { SchemaMismatch } from "./db/migrate.ts";
import { PortTaken } from "./listen.ts";
import { allJobs, demoSeeds, notificationKinds } from "./registry.ts";
import { type Running, type StartHooks, start } from "./start.ts";

const clear = [ConfigError, DataLocked, SchemaMismatch, PortTaken];

function stop(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${clear.some((kind) => error instanceof kind) ? message : (stack ?? message)}\n`);
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The demo for who tries this out; production never loads it. */
const hooksFor = (config: Config, log: Logger): StartHooks => ({
  async seedIfEmpty(app) {
    const { seedDemo } = await import("./domains/demo/verbs/seed-demo.ts");
    const { apexUrl, dataFolder: folder } = config;
    const all = { jobs: allJobs, notificationKinds, seeds: demoSeeds };
    await seedDemo({ ...app, ...all, apexUrl, log, folder, say });
  },
});

async function greet(
  { ROLE, production, apexUrl, dataFolder: folder, DATABASE_URL }: Config,
  { port }: Running,
): Promise<void> {
  if (port === undefined) return void say("Plaudit's worker is ready.");
  if (production || ROLE === "edge") return void say(`Plaudit is ready: ${apexUrl}`);
  const { demoGreeting } = await import("./domains/demo/present.ts");
  say(demoGreeting({ apexUrl, folder, embedded: !DATABASE_URL }));
}

let running: Running | undefined;
let stoppingSince = 0;

/** The terminal, npm and the parent process may each pass on the same Ctrl-C: only a later one forces the exit. */
function handleSignal(): void {
  if (!running) process.exit(130);
  if (stoppingSince > 0) {
    if (performance.now() - stoppingSince > 1000) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  running.close().then(
    () => process.exit(0),
    (error: unknown) => stop(error),
  );
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handleSignal);
try {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL, base: undefined });
  running = await start(config, log, hooksFor(config, log));
  await greet(config, running);
} catch (error) {
  stop(error);
}
