// Decodes what strangers send, away from the API's memory and event loop; the parent ends it when it takes too long.
import { readFileSync } from "node:fs";
import type { Answered, Ordered } from "../worker-process.ts";
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

async function answer({ id, task }: Ordered<PictureTask>): Promise<void> {
  const made = await makeVariants(task).catch(() => ({ refusal: "damaged" as const }));
  const result = { made, rss: process.memoryUsage.rss(), peak: mostHeld() };
  process.send?.({ id, result } satisfies Answered<PictureAnswer>);
}

process.on("message", (ordered: Ordered<PictureTask>) => void answer(ordered));
process.on("disconnect", () => process.exit());
