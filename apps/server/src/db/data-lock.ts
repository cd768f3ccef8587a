import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class DataLocked extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another Plaudit (process ${pid}) is using the data folder ${folder}. Stop it first, or set PLAUDIT_DATA to another folder.`,
    );
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** When a process started, in the kernel's ticks: a later process with the same id has another value. Empty if unknown. */
function beginningOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function isRunning(pid: number, beginning: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  const now = beginningOf(pid);
  return !beginning || !now || beginning === now;
}

const own = () => `${process.pid} ${beginningOf(process.pid)}`;
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const lockIn = (folder: string) => join(folder, "lock");

/** Who holds a data folder: the process written in its lock, if that very process still runs. */
export function holderOf(folder: string): number | null {
  const [pid, beginning = ""] = read(lockIn(folder)).split(" ");
  return pid && isRunning(Number(pid), beginning) ? Number(pid) : null;
}

/** The embedded database has no lock of its own, and two processes on one folder lose rows. Returns what unlocks it. */
export function lockData(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = lockIn(folder);
  try {
    writeFileSync(file, own(), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = holderOf(folder);
    if (holder) throw new DataLocked(folder, holder);
    rmSync(file, { force: true });
    writeFileSync(file, own(), { flag: "wx" });
    // Somebody else may have found the same abandoned lock; the one whose name stays has it.
    pause(100);
    if (readFileSync(file, "utf8") !== own()) throw new DataLocked(folder, holderOf(folder) ?? 0);
  }
  const unlock = () => rmSync(file, { force: true });
  process.once("exit", unlock);
  return () => {
    process.off("exit", unlock);
    unlock();
  };
}
