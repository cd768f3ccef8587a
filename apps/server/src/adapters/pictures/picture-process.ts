// Decodes what strangers send, away from the API's memory and event loop; the parent ends it when it takes too long.
import { readFileSync } from "node:fs";
import { makeVariants } from "./make-variants.ts";
import type { PictureAnswer, PictureTask } from "./messages.ts";

/** From the kernel where it is available; `maxRSS` would start with the parent's memory. */
function mostHeld(): number {
  try {
    return Number(/^VmHWM:\s*(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
}

async function answer(task: PictureTask): Promise<void> {
  const result = await makeVariants(task).catch(() => ({ id: task.id, refusal: "damaged" as const }));
  process.send?.({ result, rss: process.memoryUsage.rss(), peak: mostHeld() } satisfies PictureAnswer);
}

process.on("message", (task: PictureTask) => void answer(task));
process.on("disconnect", () => process.exit());
