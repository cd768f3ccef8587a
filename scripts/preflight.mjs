// What would make a start fail is said before anything is built.
import { resolve } from "node:path";
import { holderOf } from "./data-lock.mjs";
import { isFree } from "./ports.mjs";
import { root, stop } from "./setup.mjs";

export async function preflight() {
  const { PORT = "3000", HOST = "127.0.0.1", PLAUDIT_DATA = ".data", DATABASE_URL } = process.env;
  const folder = resolve(root, PLAUDIT_DATA);
  const holder = DATABASE_URL ? null : holderOf(folder);
  if (holder)
    stop(
      `Another Plaudit (process ${holder}) is using the data folder ${folder}. Stop it first, or set PLAUDIT_DATA to another folder.`,
    );
  const port = Number(PORT);
  if (port > 0 && !(await isFree(port, HOST)))
    stop(`Port ${port} is taken by another program. Stop it, or set PORT to another one.`);
}
