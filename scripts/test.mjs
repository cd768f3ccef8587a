// npm test: everything, in the order in which it fails fastest. Ends with one line of counts.
// `--fast` leaves out what needs a build, a Postgres or a browser; `--full` runs the server's tests on both databases,
// also those that hold no more of one than of the other.
import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensurePackages, environment, root, say, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const fast = process.argv.includes("--fast");
const full = process.argv.includes("--full");
const reports = mkdtempSync(join(tmpdir(), "plaudit-test-"));
const total = { passed: 0, failed: 0 };
/** Of everything that failed, told once more at the end: of a long log one sees the last page. */
const failures = [];
const count = (name, passed, failed) => {
  total.passed += passed;
  total.failed += failed.length;
  failures.push(...failed.map((failure) => `${name}: ${failure.split("\n").slice(0, 12).join("\n    ")}`));
};
const began = Date.now();
const heading = (name) => say(`\n== ${name} (after ${Math.round((Date.now() - began) / 1000)} s)`);

/**
 * Seconds each may take on two idle cores, ten minutes in all: edge and stories run beside others. A suite over its own
 * is marked and fails nothing, as a busy machine is no fault of the tests.
 */
const budgets = {
  verify: 90,
  packages: 20,
  edge: 60,
  screens: 180,
  "server on the embedded database": 120,
  "server on Postgres": full ? 180 : 90,
  build: 60,
  stories: 120,
  journeys: 220,
};
const times = [];

const statusOf = (child) =>
  new Promise((done) => child.on("error", () => done(1)).on("exit", (status) => done(status ?? 1)));

async function timed(name, child) {
  const since = Date.now();
  const status = await statusOf(child);
  times.push({ name, seconds: Math.round((Date.now() - since) / 1000) });
  return status;
}

async function check(name, command, args) {
  heading(name);
  const status = await timed(name, spawn(command, args, { cwd: root, env: environment(), stdio: "inherit" }));
  count(name, status === 0 ? 1 : 0, status === 0 ? [] : [`ended with ${status}`]);
  return status === 0;
}

const vitest = (name, cwd, ...args) => ({
  name,
  command: "vitest",
  args: ["run", "--root", cwd, "--reporter=default", `--reporter=${join(root, "scripts/report/vitest.mjs")}`, ...args],
});
const browser = (name, config) => ({ name, command: "playwright", args: ["test", "--config", config] });

const reportOf = ({ name }) => join(reports, `${name}.json`);

/** A run that breaks before it counts anything is a failure too. */
function tally(suite, status) {
  let { passed, failures } = { passed: 0, failures: [] };
  try {
    ({ passed, failures } = JSON.parse(readFileSync(reportOf(suite), "utf8")));
  } catch {}
  if (status !== 0 && failures.length === 0) failures.push(`ended with ${status}, and no test of it failed`);
  count(suite.name, passed, failures);
}
const start = (suite, stdio) =>
  timed(
    suite.name,
    spawn(suite.command, suite.args, { cwd: root, stdio, env: { ...process.env, PLAUDIT_REPORT: reportOf(suite) } }),
  );

async function test(suite) {
  heading(suite.name);
  tally(suite, await start(suite, "inherit"));
}

/** Runs in parallel with the others; its output is printed when its turn comes. */
function beside(suite) {
  const log = join(reports, `${suite.name}.log`);
  const output = openSync(log, "w");
  const ended = start(suite, ["ignore", output, output]);
  return async () => {
    const status = await ended;
    heading(suite.name);
    say(readFileSync(log, "utf8"));
    tally(suite, status);
  };
}

// Servers that tests start over and over are compiled once.
process.env.NODE_COMPILE_CACHE = join(reports, "compiled");
process.env.PATH = `${join(root, "node_modules/node/bin")}:${join(root, "node_modules/.bin")}:${process.env.PATH}`;

// Installed, where they are missing, while other work goes on.
const programs = fast ? 0 : statusOf(spawn("node", ["scripts/programs.mjs"], { cwd: root, stdio: "inherit" }));
const edge = beside(vitest("edge", "apps/edge"));
await check("verify", "turbo", ["run", "verify", "--continue", "--summarize=false", "--output-logs=errors-only"]);

await test(vitest("packages", ".", "--config", "vitest.packages.config.ts"));
await edge();
// Locks, races and plans are tried where they are hard, on Postgres; without one, here.
const lite = fast || full ? "lite" : "lite-alone";
await test(vitest("server on the embedded database", "apps/server", "--project", lite));
await test(vitest("screens", "e2e/screens"));

if ((await programs) !== 0) {
  count("Postgres and browser", 0, ["could not be installed"]);
} else if (!fast) {
  await test(vitest("server on Postgres", "apps/server", "--project", full ? "pg-full" : "pg"));
  if (await check("build", "turbo", ["run", "build", "stories", "--output-logs=errors-only"])) {
    await check("bundle budgets", "node", ["scripts/budgets.mjs"]);
    await check("edge as a Worker", "npm", ["run", "deploy:check", "--workspace", "apps/edge", "--silent"]);
    // While the journeys' demo is made on one core.
    const stories = beside(browser("stories", "packages/ui/.storybook/playwright.config.ts"));
    await test(browser("journeys", "e2e/playwright.config.ts"));
    await stories();
  }
}

rmSync(reports, { recursive: true, force: true });
say("\nsuite, seconds, budget on two idle cores");
for (const { name, seconds } of times) {
  const budget = budgets[name];
  say([name, seconds, budget ?? "", seconds > budget ? "over" : ""].join("\t").trimEnd());
}
if (failures.length) say(`\nwhat failed\n\n${failures.slice(0, 40).join("\n\n")}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
