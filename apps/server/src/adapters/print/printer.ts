import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError } from "../../error.ts";
import type { Files } from "../files/files.ts";
import { workerProcess } from "../worker-process.ts";
import { type CardBook, DOCUMENT, type PrintResult, type PrintTask } from "./book.ts";

/** Where a picture of the book comes from: a file of ours by its key, or what a service gives. One that cannot be had leaves its frame empty. */
export type Source = { key: string } | { load: () => Promise<Buffer | null> };
export interface Printer {
  /** A card as a PDF. Throws where it cannot be printed, or too many wait. */
  print(book: CardBook, pictures: ReadonlyMap<string, Source>): Promise<ReadableStream<Uint8Array>>;
  /** Bytes that such a process has held at most. */
  readonly peak: number;
  close(): void;
}

const LONGEST_MS = 60_000;
const IDLE_MS = 30_000;
const MOST_WAITING = 8;
/** Pictures that are loaded at the same time. */
const TOGETHER = 6;

async function bring(files: Files, path: string, source: Source): Promise<void> {
  if ("load" in source) {
    const bytes = await source.load();
    if (bytes) await writeFile(path, bytes);
    return;
  }
  const file = await files.get(source.key);
  if (file) await pipeline(Readable.fromWeb(file.body as never), createWriteStream(path));
}

/** Prints in a process of its own, one document at a time; on the way it is a file. */
export function cardPrinter(files: Files): Printer {
  let highest = 0;
  const worker = workerProcess<PrintTask, PrintResult | null>({
    program: join(import.meta.dirname, "print-process.ts"),
    execArgv: ["--max-old-space-size=160", "--max-semi-space-size=8"],
    env: { MALLOC_ARENA_MAX: "1" },
    longestMs: LONGEST_MS,
    idleMs: IDLE_MS,
    mostWaiting: MOST_WAITING,
    // What a large card has taken is given back by ending.
    keeps: () => false,
  });
  return {
    get peak() {
      return highest;
    },
    async print(book, pictures) {
      const folder = await mkdtemp(join(tmpdir(), "plaudit-print-"));
      const tidy = () => void rm(folder, { recursive: true, force: true });
      try {
        const left = [...pictures];
        const load = async () => {
          for (let next = left.shift(); next; next = left.shift()) {
            const path = join(folder, next[0]);
            // Half a file would print half a picture.
            await bring(files, path, next[1]).catch(() => rm(path, { force: true }));
          }
        };
        await Promise.all(Array.from({ length: TOGETHER }, load));
        const result = await worker.run({ book, folder });
        if (!result) throw new DomainError("Unavailable", "busy", { retryAfter: 5 });
        highest = Math.max(highest, result.peak);
        const file = await open(join(folder, DOCUMENT));
        const stream = createReadStream("", { fd: file, autoClose: true });
        stream.once("close", tidy);
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        tidy();
        throw error;
      }
    },
    close: worker.end,
  };
}
