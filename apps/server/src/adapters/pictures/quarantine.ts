import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const LEFT_OVER_MS = 3_600_000;

/** Makes the folder in which files wait to be checked. A process that was stopped in the middle left its own there. */
export function clearQuarantine(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) rmSync(path, { recursive: true, force: true });
  }
}
