import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";
import { type Backend, together, usageOf } from "./backend.ts";
import { lockData } from "./data-lock.ts";
import { LitePool } from "./lite-pool.ts";

interface LiteOptions {
  /** Where it keeps its files; in memory without one. */
  folder?: string;
  /** A migrated store to start with, from `dumpDataDir`. */
  dump?: Blob;
  log: Logger;
}

const UPKEEP_MS = 60_000;

/** Nothing else writes checkpoints or looks at the tables' sizes there. */
function keepUp(pool: LitePool, log: Logger): () => void {
  const run = (text: string) =>
    pool.alone(text).catch((error: unknown) => log.warn({ err: error }, "upkeep of the embedded database failed"));
  let rounds = 0;
  const timer = setInterval(() => {
    void run("checkpoint");
    rounds += 1;
    if (rounds % 15 === 1) void run("analyze");
  }, UPKEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function openLite({ folder, dump, log }: LiteOptions): Promise<Backend & { lite: PGlite }> {
  const unlock = folder ? lockData(folder) : () => undefined;
  // It makes its files for everybody; nobody else may come as far as them.
  if (folder) mkdirSync(join(folder, "db"), { recursive: true, mode: 0o700 });
  const lite = await PGlite.create({
    ...(folder ? { dataDir: join(folder, "db") } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const pool = new LitePool(lite);
  const stop = folder ? keepUp(pool, log) : () => undefined;
  return {
    kind: "pglite",
    owned: true,
    lite,
    acquire: () => pool.connect(),
    begin: (role) => ["begin", `set local role ${role}`],
    asOwner: (text, values) => pool.alone(text, values),
    asOwnerTogether: async (texts) => together(await pool.connect(), texts),
    async listen(channel, onPayload, onGap) {
      const off = lite.onNotification((on, payload) => {
        if (on === channel) onPayload(payload);
      });
      await pool.alone(`listen "${channel}"`);
      onGap();
      return {
        close: async () => {
          off();
          await pool.alone(`unlisten "${channel}"`);
        },
      };
    },
    usage: () => usageOf([pool]),
    async close() {
      stop();
      await pool.end();
      if (folder) await lite.exec("checkpoint").catch(() => undefined);
      await lite.close();
      unlock();
    },
  };
}
