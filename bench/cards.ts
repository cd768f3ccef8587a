import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MOST_SIGNATURES } from "@plaudit/api/card-designs.ts";
import { cardPrinter, largeBook, localFiles } from "@plaudit/server/testing/print";
import { median, report } from "./report.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Cards as PDFs from the process that prints, a third of their signatures with a photograph. */
for (const [signatures, most] of [
  [200, 10],
  [MOST_SIGNATURES, 30],
] as const) {
  const folder = mkdtempSync(join(tmpdir(), "plaudit-bench-"));
  const printer = cardPrinter(localFiles(folder));
  const { book, pictures } = await largeBook(signatures);
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    bytes = (await new Response(await printer.print(book, pictures)).arrayBuffer()).byteLength;
    times.push((performance.now() - began) / 1000);
  }
  console.log(`  ${book.pages.length} pages, ${(bytes / 1e6).toFixed(1)} MB`);
  report(`a card of ${signatures} signatures as a PDF, s`, median(times), { most });
  report(`a card of ${signatures} signatures as a PDF, MB at most`, printer.peak / 1e6, { most: 300 }, 0);
  printer.close();
  rmSync(folder, { recursive: true });
}
