import type { TestServer } from "@plaudit/server/testing";
import { median, report } from "./report.ts";

interface Export {
  what: string;
  /** How many it has without its head. */
  lines: number;
  /** The same by the database alone. */
  copy: string;
  call: string;
  token: string;
}

const ROUNDS = 7;

/** Reads it all, and how much the process grew meanwhile. */
async function readThrough({ body }: Response, seen: (bytes: Uint8Array) => void): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  for await (const chunk of body ?? []) {
    seen(chunk);
    most = Math.max(most, process.memoryUsage.rss());
  }
  return (most - before) / 2 ** 20;
}

/** An export of the API against COPY TO of the same rows, in turns, and how much the process grows meanwhile. Its lines are counted before. */
export async function measureExport(
  server: TestServer,
  { what, lines: wanted, copy, call, token }: Export,
): Promise<void> {
  let lines = 0;
  await readThrough(await server.fetch(call, { token }), (bytes) => {
    for (const byte of bytes) if (byte === 10) lines += 1;
  });
  if (lines !== wanted + 1) throw new Error(`${lines} lines`);
  const [copied, exported, grown]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    let began = performance.now();
    await server.sql(copy);
    copied.push(performance.now() - began);
    globalThis.gc?.();
    began = performance.now();
    grown.push(await readThrough(await server.fetch(call, { token }), () => {}));
    exported.push(performance.now() - began);
  }
  console.log(
    `${what}: COPY TO ${median(copied).toFixed(0)} ms, the endpoint ${median(exported).toFixed(0)} ms, memory grows by ${median(grown).toFixed(1)} MiB`,
  );
  report(`${what}, times COPY TO`, median(exported) / median(copied), { most: 1.6 });
  report(`${what}, growth of memory, MiB`, median(grown), { most: 32 });
}
