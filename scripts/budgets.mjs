// The size of what each first screen loads, against what it may be.
import { fileURLToPath } from "node:url";
import { ensurePackages, say, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const { budgets, firstScreen, straySheets } = await import("./first-screen.mjs");

const kb = (bytes) => bytes / 1000;
let over = 0;
for (const { name, app, path, beside, opens, ...most } of budgets) {
  const found = firstScreen({ app, path, beside, opens });
  for (const kind of Object.keys(most)) {
    const size = kb(found[kind]);
    const fits = size <= most[kind];
    if (!fits) over += 1;
    say(
      `${name.padEnd(12)} ${kind.padEnd(10)} ${size.toFixed(1).padStart(6)} kB of ${most[kind]}${fits ? "" : "  too much"}`,
    );
  }
  if (process.argv.includes("--files"))
    for (const { file, bytes } of found.files.toSorted((a, b) => b.bytes - a.bytes))
      say(`  ${kb(bytes).toFixed(1).padStart(6)}  ${file}`);
}
for (const sheet of straySheets()) {
  over += 1;
  say(`${sheet} is loaded by both documents of the member app.`);
}
process.exit(over === 0 ? 0 : 1);
