// A process that imports this shuts down when its parent has ended: npm and shells pass on few signals, and none when killed.
import { readFileSync, readlinkSync } from "node:fs";

const LOOK_MS = 500;

/** From /proc; null for a process that has ended, zombies included. */
function find(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent, group, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? null : { pid, parent: Number(parent), group, born: rest[16] };
  } catch {
    return null;
  }
}
const isNpm = ({ pid }) => /^npm\b|\/npm(-cli\.js)?\0/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));

/** Those above in the same process group, nearest first. Who is sent to the background by `&` has no input, and nobody waits for it but npm. */
function waiting() {
  const own = find(process.pid);
  const above = [];
  for (let one = own && find(own.parent); one && one.pid > 1 && one.group === own.group; one = find(one.parent))
    above.push(one);
  return readlinkSync("/proc/self/fd/0") === "/dev/null" ? above.slice(0, above.findIndex(isNpm) + 1) : above;
}

if (process.platform === "linux") {
  const watched = waiting();
  const timer = setInterval(() => {
    if (watched.every(({ pid, born }) => find(pid)?.born === born)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  timer.unref();
}
