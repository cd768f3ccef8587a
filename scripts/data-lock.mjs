// Who holds a data folder: the process written in its lock file, if it still runs.
import { readFileSync } from "node:fs";

export function lockedBy(file) {
  const pid = Number(readFileSync(file, "utf8").split(" ")[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === "EPERM" ? pid : null;
  }
}
