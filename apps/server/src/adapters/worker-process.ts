import { type ChildProcess, fork } from "node:child_process";
import { DomainError } from "../error.ts";

export interface WorkerProcess<Task extends object, Result> {
  /** Null where the process crashed or took too long. Throws when too many wait. */
  run(task: Task): Promise<Result | null>;
  /** Undefined while there is no process. */
  readonly pid: number | undefined;
  end(): void;
}
/** Numbered, so that the answer to a task that was given up is not taken for the next one's. */
export interface Ordered<Task> {
  id: number;
  task: Task;
}
export interface Answered<Result> {
  id: number;
  result: Result;
}

interface Options<Result> {
  program: string;
  execArgv?: string[];
  /** All of its environment: who breaks out of what runs there finds no secret of the server. */
  env?: Record<string, string>;
  longestMs: number;
  idleMs: number;
  mostWaiting: number;
  /** False where the process is to end after this result, and the next task starts another. */
  keeps?: (result: Result) => boolean;
}
interface Waiting<Task, Result> extends Ordered<Task> {
  settle: (result: Result | null) => void;
}

/** One task at a time in a process of its own, which starts with the first task and ends when it has had nothing to do. */
export function workerProcess<Task extends object, Result>(options: Options<Result>): WorkerProcess<Task, Result> {
  const waiting: Waiting<Task, Result>[] = [];
  let child: ChildProcess | undefined;
  let current: Waiting<Task, Result> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;

  function end() {
    clearTimeout(timer);
    child?.removeAllListeners();
    child?.kill("SIGKILL");
    child = undefined;
  }
  function finish(result: Result | null) {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    done?.settle(result);
    next();
  }
  function fail() {
    end();
    if (current) finish(null);
  }
  function begin(): ChildProcess {
    const made = fork(options.program, {
      execArgv: options.execArgv ?? [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: options.env ?? {},
    });
    made.on("message", ({ id, result }: Answered<Result>) => {
      if (id !== current?.id) return;
      if (options.keeps?.(result) === false) end();
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
      timer = setTimeout(end, options.idleMs);
      timer.unref();
      child?.unref();
      child?.channel?.unref();
      return;
    }
    child ??= begin();
    child.ref();
    child.channel?.ref();
    timer = setTimeout(fail, options.longestMs);
    const { id, task } = current;
    child.send({ id, task } satisfies Ordered<Task>, (error) => error && fail());
  }

  return {
    get pid() {
      return child?.pid;
    },
    run(task) {
      if (waiting.length >= options.mostWaiting) throw new DomainError("Unavailable", "busy", { retryAfter: 5 });
      return new Promise((settle) => {
        count += 1;
        waiting.push({ id: count, task, settle });
        next();
      });
    },
    end,
  };
}
