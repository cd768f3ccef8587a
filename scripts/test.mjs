// npm test: everything, in the order in which it fails fastest. Ends with one line of counts.
// `--fast` leaves out what needs a build, a Postgres or a browser.
import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensurePackages, root, run, say, underPinnedNode } from "./setup.mjs";

ensurePackages();
await underPinnedNode(fileURLToPath(import.meta.url));
const fast = process.argv.includes("--fast");
const reports = mkdtempSync(join(tmpdir(), "plaudit-test-"));
const total = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};
const began = Date.now();
const heading = (name) => say(`\n== ${name} (after ${Math.round((Date.now() - began) / 1000)} s)`);

function check(name, command, args) {
  heading(name);
  const { status } = run(command, args, { stdio: "inherit" });
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  return status === 0;
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** A run that breaks before it counts anything is a failure too. */
function counted(name, command, args, env, file, read) {
  heading(name);
  const { status } = run(
    command,
    args.map((arg) => arg.replace("{report}", file)),
    { stdio: "inherit", env: { ...process.env, ...env, PATH: process.env.PATH } },
  );
  const { passed, failed } = readReport(file, read);
  count(passed, failed || (status === 0 ? 0 : 1));
}

const vitestArgs = (cwd, args, report) => [
  ...["run", "--root", cwd, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ...args,
];
const vitestCounts = (r) => ({
  passed: r.numPassedTests,
  failed: r.numFailedTests + r.numPendingTests + r.numTodoTests,
});
const vitest = (name, cwd, args = [], env = {}) =>
  counted(name, "vitest", vitestArgs(cwd, args, "{report}"), env, join(reports, `${name}.json`), vitestCounts);

const statusOf = (child) =>
  new Promise((done) => child.on("error", () => done(1)).on("exit", (status) => done(status ?? 1)));

/** A suite that mostly waits runs beside the others; what it said is told when it is asked for. */
function beside(name, cwd) {
  const [log, report] = [join(reports, `${name}.log`), join(reports, `${name}.json`)];
  const output = openSync(log, "w");
  const child = spawn("vitest", vitestArgs(cwd, [], report), { cwd: root, stdio: ["ignore", output, output] });
  const ended = statusOf(child);
  return async () => {
    const status = await ended;
    heading(name);
    say(readFileSync(log, "utf8"));
    const { passed, failed } = readReport(report, vitestCounts);
    count(passed, failed || (status === 0 ? 0 : 1));
  };
}

const browser = (name, config) =>
  counted(
    name,
    "playwright",
    ["test", "--config", config],
    { PLAUDIT_REPORT: join(reports, `${name}.json`) },
    join(reports, `${name}.json`),
    (r) => ({
      passed: r.stats.expected,
      failed: r.stats.unexpected + r.stats.flaky + r.stats.skipped,
    }),
  );

process.env.PATH = `${join(root, "node_modules/node/bin")}:${join(root, "node_modules/.bin")}:${process.env.PATH}`;

// Installed, where they are missing, while other work goes on.
const programs = fast ? 0 : statusOf(spawn("node", ["scripts/programs.mjs"], { cwd: root, stdio: "inherit" }));
const edge = beside("edge", "apps/edge");
const verify = run("turbo", ["run", "verify", "--continue", "--summarize=false", "--output-logs=errors-only"], {
  stdio: "inherit",
});
count(verify.status === 0 ? 1 : 0, verify.status === 0 ? 0 : 1);

vitest("packages", ".", ["--config", "vitest.packages.config.ts"]);
await edge();
vitest("server on the embedded database", "apps/server", ["--project", "lite"]);

if (!fast) {
  if ((await programs) !== 0) process.exit(1);
  vitest("server on Postgres", "apps/server", ["--project", "pg"]);
  if (check("build", "turbo", ["run", "build", "stories", "--output-logs=errors-only"])) {
    check("bundle budgets", "node", ["scripts/budgets.mjs"]);
    check("edge as a Worker", "npm", ["run", "deploy:check", "--workspace", "apps/edge", "--silent"]);
    browser("stories", "packages/ui/.storybook/playwright.config.ts");
    browser("journeys", "e2e/playwright.config.ts");
  }
}

rmSync(reports, { recursive: true, force: true });
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
