// Decodes what strangers send, away from the API's memory and event loop; the parent ends it when it takes too long.
import { makeVariants } from "./make-variants.ts";
import type { PictureAnswer, PictureTask } from "./messages.ts";

async function answer(task: PictureTask): Promise<void> {
  const result = await makeVariants(task).catch(() => ({ id: task.id, refusal: "damaged" as const }));
  const peak = process.resourceUsage().maxRSS * 1024;
  process.send?.({ result, rss: process.memoryUsage.rss(), peak } satisfies PictureAnswer);
}

process.on("message", (task: PictureTask) => void answer(task));
process.on("disconnect", () => process.exit());
