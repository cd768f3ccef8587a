// Decodes what strangers send, away from the API's memory and event loop; the parent ends it when it takes too long.

import { mostHeld } from "../most-held.ts";
import type { Answered, Ordered } from "../worker-process.ts";
import { makeVariants } from "./make-variants.ts";
import type { PictureAnswer, PictureTask } from "./messages.ts";

async function answer({ id, task }: Ordered<PictureTask>): Promise<void> {
  const made = await makeVariants(task).catch(() => ({ refusal: "damaged" as const }));
  const result = { made, rss: process.memoryUsage.rss(), peak: mostHeld() };
  process.send?.({ id, result } satisfies Answered<PictureAnswer>);
}

process.on("message", (ordered: Ordered<PictureTask>) => void answer(ordered));
process.on("disconnect", () => process.exit());
