import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { MediaKind } from "@plaudit/api/media.ts";
import { DomainError } from "../../error.ts";
import type { PictureAnswer, PictureResult, PictureTask } from "./messages.ts";

/** Checks pictures and makes their variants. */
export interface Pictures {
  make(task: { path: string; folder: string; kind: MediaKind }): Promise<PictureResult>;
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
const program = join(import.meta.dirname, "picture-process.ts");

interface Waiting {
  task: PictureTask;
  settle: (result: PictureResult) => void;
}

/**
 * One picture at a time in a process of its own, which starts with the first and ends when it has had nothing to do.
 * A file that makes it crash or take too long counts as damaged.
 */
export function pictureMaker(): Pictures {
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  let highest = 0;

  function end() {
    clearTimeout(timer);
    child?.removeAllListeners();
    child?.kill("SIGKILL");
    child = undefined;
  }
  function finish(result: PictureResult) {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    done?.settle(result);
    next();
  }
  function fail() {
    end();
    if (current) finish({ id: current.task.id, refusal: "damaged" });
  }
  function begin(): ChildProcess {
    const made = fork(program, {
      execArgv: ["--max-old-space-size=96", "--max-semi-space-size=1"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      // Who breaks out of the decoder finds no secret of the server there. One arena of glibc's: what is freed by one
      // thread is used by the next, which takes some 15 MB off the largest pictures.
      env: { MALLOC_ARENA_MAX: "1" },
    });
    made.on("message", ({ result, rss, peak }: PictureAnswer) => {
      if (result.id !== current?.task.id) return;
      highest = Math.max(highest, peak);
      // What a large picture has taken is given back by ending; the next starts afresh.
      if (rss > MOST_HELD) end();
      finish(result);
    });
    made.on("error", fail);
    made.on("exit", fail);
    return made;
  }
  function next() {
    if (current) return;
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(end, IDLE_MS);
      timer.unref();
      child?.unref();
      child?.channel?.unref();
      return;
    }
    child ??= begin();
    child.ref();
    child.channel?.ref();
    timer = setTimeout(fail, LONGEST_MS);
    child.send(current.task, (error) => error && fail());
  }

  return {
    get pid() {
      return child?.pid;
    },
    get peak() {
      return highest;
    },
    make(task) {
      if (waiting.length >= MOST_WAITING) throw new DomainError("Unavailable", "busy", { retryAfter: 5 });
      return new Promise((settle) => {
        count += 1;
        waiting.push({ task: { ...task, id: count }, settle });
        next();
      });
    },
    close: end,
  };
}
