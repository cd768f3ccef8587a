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

/** An export of the API against COPY TO of the same rows, in turns, and how much the process grows meanwhile. */
export async function measureExport(
  server: TestServer,
  { what, lines: wanted, copy, call, token }: Export,
): Promise<void> {
  const [copied, exported, grown]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 3; round += 1) {
    let began = performance.now();
    await server.sql(copy);
    copied.push(performance.now() - began);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let [most, lines] = [before, 0];
    began = performance.now();
    const response = await server.fetch(call, { token });
    for await (const chunk of response.body ?? []) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, end + 1)) lines += 1;
      most = Math.max(most, process.memoryUsage().rss);
    }
    exported.push(performance.now() - began);
    grown.push((most - before) / 2 ** 20);
    if (lines !== wanted + 1) throw new Error(`${lines} lines`);
  }
  console.log(
    `${what}: COPY TO ${median(copied).toFixed(0)} ms, the endpoint ${median(exported).toFixed(0)} ms, memory grows by ${median(grown).toFixed(1)} MiB`,
  );
  report(`${what}, times COPY TO`, median(exported) / median(copied), { most: 1.6 });
  report(`${what}, growth of memory, MiB`, median(grown), { most: 32 });
}
