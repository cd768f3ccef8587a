// Checks what would make a start fail before anything is built.
import { resolve } from "node:path";
import { isFree } from "./ports.mjs";
import { root, stop } from "./setup.mjs";

export async function preflight() {
  const { PORT = "3000", HOST = "127.0.0.1", PLAUDIT_DATA = ".data", DATABASE_URL } = process.env;
  const { DataLocked, holderOf } = await import("../apps/server/src/db/data-lock.ts");
  const folder = resolve(root, PLAUDIT_DATA);
  const holder = DATABASE_URL ? null : holderOf(folder);
  if (holder) stop(new DataLocked(folder, holder).message);
  const port = Number(PORT);
  if (port > 0 && !(await isFree(port, HOST)))
    stop(`Port ${port} is taken by another program. Stop it, or set PORT to another one.`);
}
