// Prints away from the API's memory and event loop; the parent ends it when it takes too long.

import { mostHeld } from "../most-held.ts";
import type { Answered, Ordered } from "../worker-process.ts";
import type { PrintResult, PrintTask } from "./book.ts";
import { printCard } from "./print-card.ts";

async function answer({ id, task }: Ordered<PrintTask>): Promise<void> {
  const result = await printCard(task).then(
    () => ({ peak: mostHeld() }),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return null;
    },
  );
  process.send?.({ id, result } satisfies Answered<PrintResult | null>);
}

process.on("message", (ordered: Ordered<PrintTask>) => void answer(ordered));
process.on("disconnect", () => process.exit());
