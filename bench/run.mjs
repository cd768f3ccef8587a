// npm run bench: every bar with the figure reached, in one table. `npm run bench -- edge` runs some of them; `-- scale` those that a store
// of a million people could change, in such a store: 20 GB of disk and most of an hour.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "../scripts/build.mjs";
import { ensurePackages, environment, root, say, underPinnedNode } from "../scripts/setup.mjs";
import { startProduct } from "./product.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
process.chdir(root);
const { budgets, firstScreen } = await import("../scripts/first-screen.mjs");
const chosen = process.argv.slice(2).filter((arg) => !arg.startsWith("-"));
const wanted = (name) => chosen.length === 0 || chosen.includes(name);
const rows = [];
const row = (what, figure, bar, holds) => {
  rows.push({ what, figure: `${figure}`, bar, holds });
  say(`  ${what}: ${figure} (bar ${bar})`);
};

/** Runs a benchmark of its own, which prints `<what> <figure> (bar ≤ <bar>): within` or `beyond` for each of its bars. */
async function runBench(name) {
  say(`\n== ${name}`);
  const child = spawn(process.execPath, [`bench/${name}.ts`], {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => {
    process.stdout.write(text);
    output += text;
  });
  const code = await new Promise((done) => child.once("close", done));
  const found = [...output.matchAll(/^(.+?) ([\d.]+) \(bar (. [\d.]+)\): (within|beyond)$/gm)];
  for (const [, what, figure, bar, verdict] of found) rows.push({ what, figure, bar, holds: verdict === "within" });
  if (found.length === 0) rows.push({ what: name, figure: "no figure", bar: "", holds: code === 0 });
}

function bundles() {
  say("\n== bundles");
  for (const { name, app, path, beside, opens, ...most } of budgets) {
    const found = firstScreen({ app, path, beside, opens });
    for (const [kind, bar] of Object.entries(most))
      row(`${name}, ${kind}, kB`, (found[kind] / 1000).toFixed(1), `≤ ${bar}`, found[kind] <= bar * 1000);
  }
}

async function served() {
  say("\n== start and Lighthouse");
  const folder = mkdtempSync(join(tmpdir(), "plaudit-bench-"));
  const port = Number(process.env.PORT ?? 4790);
  let running = await startProduct("scripts/start.mjs", port, folder);
  try {
    row("first start with the apps built, s", running.seconds.toFixed(1), "≤ 120", running.seconds <= 120);
    await running.stop();
    running = await startProduct("scripts/start.mjs", port, folder);
    row("second start, s", running.seconds.toFixed(1), "≤ 5", running.seconds <= 5);
    const { audit } = await import("./lighthouse.mjs");
    for (const { page, category, score, bar, holds } of await audit(port))
      row(`Lighthouse ${page}, ${category}`, score, bar, holds);
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function scrolled() {
  say("\n== scrolling");
  const { scrolling } = await import("./scrolling.mjs");
  for (const { speed, all, blank, waiting, seconds } of await scrolling(Number(process.env.PORT ?? 4791))) {
    const what = `users grid of 100,000, scrolled by ${speed} pixels a second`;
    row(`${what}, frames a second`, (all / seconds).toFixed(1), "≥ 50", all / seconds >= 50);
    row(`${what}, frames with a blank`, blank, "0", blank === 0);
    say(`  people not there yet in ${((100 * waiting) / all).toFixed(0)} % of the frames`);
  }
}

async function carded() {
  say("\n== card-screen");
  const { cardScreen } = await import("./card-screen.mjs");
  for (const { width, opened, median, slowest, nodes } of await cardScreen(Number(process.env.PORT ?? 4792))) {
    const what = `a card of 2,000 signatures, ${width} px wide`;
    row(`${what}, ms to the first of them`, opened.toFixed(0), "≤ 1000", opened <= 1000);
    row(`${what}, ms for a frame at the median`, median.toFixed(1), "≤ 17", median <= 17);
    say(`  slowest frame in a hundred ${slowest.toFixed(0)} ms, ${nodes} elements at the end`);
  }
}

await build();
if (wanted("bundles")) bundles();
for (const name of [
  "send",
  "outside",
  "feed",
  "edge",
  "people",
  "culture",
  "liabilities",
  "dry-run",
  "pictures",
  "cards",
  "allocation",
  "statement",
  "big-team",
  "big-award",
  "nominations",
  "rewards",
  "birthdays",
  "celebrations",
])
  if (wanted(name)) await runBench(name);
if (chosen.includes("scale")) await runBench("scale");
if (wanted("scrolling") || chosen.includes("people")) await scrolled();
if (wanted("card-screen")) await carded();
if (wanted("served")) await served();

const wide = Math.max(...rows.map(({ what }) => what.length));
say(`\n${"what".padEnd(wide)}  ${"figure".padStart(9)}  bar`);
for (const { what, figure, bar, holds } of rows)
  say(`${what.padEnd(wide)}  ${figure.padStart(9)}  ${bar.padEnd(8)}${holds ? "" : "  beyond"}`);
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
