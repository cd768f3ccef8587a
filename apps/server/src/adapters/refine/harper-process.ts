// Checks English by rules, away from the API's memory and event loop: the checker takes some hundred megabytes.
import { LocalLinter, SuggestionKind } from "harper.js";
import { binary } from "harper.js/binary";
import type { Answered, Ordered } from "../worker-process.ts";
import type { Finding } from "./corrections.ts";
import type { HarperResult, HarperTask } from "./harper.ts";

const linter = new LocalLinter({ binary });
const kinds = {
  [SuggestionKind.Replace]: "replace",
  [SuggestionKind.Remove]: "remove",
  [SuggestionKind.InsertAfter]: "insert",
} as const;

async function check({ text }: HarperTask): Promise<HarperResult> {
  const findings: Finding[] = [];
  for (const lint of await linter.lint(text, { language: "plaintext" })) {
    const span = lint.span();
    findings.push({
      kind: lint.lint_kind(),
      start: span.start,
      end: span.end,
      suggestions: lint
        .suggestions()
        .map((one) => ({ kind: kinds[one.kind() as keyof typeof kinds], text: one.get_replacement_text() })),
    });
    lint.free();
  }
  return { findings, isEnglish: await linter.isLikelyEnglish(text) };
}

async function answer({ id, task }: Ordered<HarperTask>): Promise<void> {
  const result = await check(task).catch(() => null);
  process.send?.({ id, result } satisfies Answered<HarperResult | null>);
}

process.on("message", (ordered: Ordered<HarperTask>) => void answer(ordered));
process.on("disconnect", () => process.exit());
