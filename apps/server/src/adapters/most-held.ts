import { readFileSync } from "node:fs";

/** Bytes that this process held at most. From the kernel where it is available; `maxRSS` would start with the parent's memory. */
export function mostHeld(): number {
  try {
    return Number(/^VmHWM:\s*(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
}
