import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const root = join(import.meta.dirname, "../..");

export type Environment = Record<string, string>;

/** One process of the product, which may be killed and started again. */
export class Process {
  readonly name: string;
  readonly #env: Environment;
  readonly #log: string;
  #child: ChildProcess | undefined;

  constructor(name: string, env: Environment, folder: string) {
    this.name = name;
    this.#env = env;
    this.#log = join(folder, `${name}.log`);
  }

  async start(): Promise<void> {
    const log = openSync(this.#log, "a");
    this.#child = spawn(process.execPath, ["apps/server/src/main.ts"], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: "warn", ...this.#env },
      stdio: ["ignore", log, log],
    });
    const port = this.#env.PORT;
    if (!port) return;
    const path = this.#env.ROLE === "edge" ? "/edge-healthz" : "/api/healthz";
    for (let tries = 0; tries < 600; tries += 1) {
      if (this.#child.exitCode !== null) throw new Error(`${this.name} ended; see ${this.#log}`);
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(100);
    }
    throw new Error(`${this.name} does not come up; see ${this.#log}`);
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }
}
