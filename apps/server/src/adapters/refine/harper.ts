import { join } from "node:path";
import { workerProcess } from "../worker-process.ts";
import { type Correction, corrections, type Finding, isEnglish } from "./corrections.ts";
import { type Part, type Passage, RefineFailed, type Refiner } from "./refiner.ts";

export interface HarperTask {
  text: string;
}
export interface HarperResult {
  findings: Finding[];
  isEnglish: boolean;
}
const LONGEST_MS = 30_000;
const IDLE_MS = 60_000;
const MOST_WAITING = 16;

interface Placed {
  part: Part;
  start: number;
  end: number;
}
/** Where each part stands in the text that is checked, people by their names. */
function place({ parts, names }: Passage): { text: string; placed: Placed[] } {
  let text = "";
  const placed = parts.map((part) => {
    const start = text.length;
    text += typeof part === "number" ? (names[part] ?? "") : part;
    return { part, start, end: text.length };
  });
  return { text, placed };
}

/** The words with their corrections; people stay where they are. */
function correct(placed: readonly Placed[], chosen: readonly Correction[]): Part[] {
  return placed.map(({ part, start, end }) => {
    if (typeof part === "number") return part;
    const own = chosen.filter((one) => one.start >= start && one.end <= end);
    return own.reduceRight(
      (text, one) => text.slice(0, one.start - start) + one.text + text.slice(one.end - start),
      part,
    );
  });
}

/** Harper, which corrects English by rules without asking anybody. */
export function harperRefiner(): Refiner {
  const worker = workerProcess<HarperTask, HarperResult | null>({
    program: join(import.meta.dirname, "harper-process.ts"),
    longestMs: LONGEST_MS,
    idleMs: IDLE_MS,
    mostWaiting: MOST_WAITING,
  });
  return {
    host: null,
    async refine(passage) {
      const { text, placed } = place(passage);
      const checked = await worker.run({ text });
      if (!checked) throw new RefineFailed("unavailable", "the checker ended");
      const people = placed.filter(({ part }) => typeof part === "number");
      const found = checked.findings.filter(
        (one) => !people.some((kept) => one.start < kept.end && kept.start < one.end),
      );
      const words = placed.map(({ part }) => (typeof part === "number" ? "" : part)).join("");
      if (!checked.isEnglish && !isEnglish(words, found))
        throw new RefineFailed("language", "not the checker's language");
      return correct(placed, corrections(text, found, people));
    },
    close: worker.end,
  };
}
