// npm run db:reset: an empty store again; the next start fills it with the demo.
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { root, say, stop } from "./setup.mjs";

if (process.env.DATABASE_URL) stop("DATABASE_URL is set: reset that database with its own tools.");
const folder = resolve(root, process.env.PLAUDIT_DATA ?? ".data");
if (existsSync(join(folder, "lock"))) {
  const { lockedBy } = await import("./data-lock.mjs");
  const pid = lockedBy(join(folder, "lock"));
  if (pid) stop(`Plaudit is running on this folder (process ${pid}); stop it first.`);
}
rmSync(folder, { recursive: true, force: true });
say(`${folder} is empty. npm start fills it again.`);
