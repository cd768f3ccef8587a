import { join } from "node:path";
import { workerProcess } from "../worker-process.ts";
import type { PictureAnswer, PictureResult, PictureTask } from "./messages.ts";

/** Checks pictures and makes their variants. */
export interface Pictures {
  make(task: PictureTask): Promise<PictureResult>;
  /** Of the process that decodes; undefined while there is none. */
  readonly pid: number | undefined;
  /** Bytes that such a process has held at most. */
  readonly peak: number;
  close(): void;
}

const LONGEST_MS = 8_000;
const MOST_HELD = 115_000_000;
const IDLE_MS = 30_000;
const MOST_WAITING = 16;

/** In a process of its own. A file that makes it crash or take too long counts as damaged. */
export function pictureMaker(): Pictures {
  let highest = 0;
  const worker = workerProcess<PictureTask, PictureAnswer>({
    program: join(import.meta.dirname, "picture-process.ts"),
    execArgv: ["--max-old-space-size=96", "--max-semi-space-size=1"],
    // One arena of glibc's: what is freed by one thread is used by the next, which takes some 15 MB off the largest pictures.
    env: { MALLOC_ARENA_MAX: "1" },
    longestMs: LONGEST_MS,
    idleMs: IDLE_MS,
    mostWaiting: MOST_WAITING,
    // What a large picture has taken is given back by ending; the next starts afresh.
    keeps: ({ rss, peak }) => {
      highest = Math.max(highest, peak);
      return rss <= MOST_HELD;
    },
  });
  return {
    get pid() {
      return worker.pid;
    },
    get peak() {
      return highest;
    },
    make: async (task) => (await worker.run(task))?.made ?? { refusal: "damaged" },
    close: worker.end,
  };
}
