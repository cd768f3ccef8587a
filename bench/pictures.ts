import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largePhoto, pictureMaker } from "@plaudit/server/testing/pictures";
import { median, report } from "./report.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);

/** A photograph of almost 10 MB, checked and made into its variants by the process that does so for uploads. */
const folder = mkdtempSync(join(tmpdir(), "plaudit-bench-"));
const path = join(folder, "photo.jpg");
writeFileSync(path, await largePhoto(10_000_000));
console.log(`  ${(statSync(path).size / 1e6).toFixed(1)} MB`);
const pictures = pictureMaker();
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const began = performance.now();
  const made = await pictures.make({
    path,
    folder: mkdtempSync(join(folder, "made-")),
    kind: "recognition-attachment",
  });
  if ("refusal" in made) throw new Error(made.refusal);
  times.push((performance.now() - began) / 1000);
}
report("a 10 MB picture to its variants, s", median(times), { most: 2 });
report("a 10 MB picture to its variants, MB at most", pictures.peak / 1e6, { most: 200 }, 0);
pictures.close();
rmSync(folder, { recursive: true });
