// Who holds a data folder: the process written in its lock file, if that very process still runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** When a process began, in the kernel's ticks; empty where that is not known. */
function beginningOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

export function holderOf(folder) {
  const [pid, beginning = ""] = read(join(folder, "lock")).split(" ");
  if (!pid) return null;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== "EPERM") return null;
  }
  const now = beginningOf(pid);
  return !beginning || !now || beginning === now ? Number(pid) : null;
}
