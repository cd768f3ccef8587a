// npm run db:reset: an empty store again; the next start fills it with the demo.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensurePackages, root, say, stop, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const { DataLocked, holderOf } = await import("../apps/server/src/db/data-lock.ts");
if (process.env.DATABASE_URL) stop("DATABASE_URL is set: reset that database with its own tools.");
const folder = resolve(root, process.env.PLAUDIT_DATA ?? ".data");
const holder = holderOf(folder);
if (holder) stop(new DataLocked(folder, holder).message);
const ours = ["db", "demo.json", "files", "lock", "mail", "operator.sock", "quarantine", "secret", "snapshot"];
const others = existsSync(folder) ? readdirSync(folder).filter((name) => !ours.includes(name)) : [];
for (const name of ours) rmSync(join(folder, name), { recursive: true, force: true });
say(
  others.length > 0
    ? `Left alone, as they are not ours: ${others.join(", ")}`
    : `${folder} is empty. npm start fills it again.`,
);
