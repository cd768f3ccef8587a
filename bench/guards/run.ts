// npm run test:guards: takes away one guard at a time in a copy of the tree, and passes only if tests go red for each.
// `npm run test:guards -- administrator` tries those whose names contain the word; `--look` only checks that each is still in its file.
import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startScratchPostgres } from "../../scripts/scratch-postgres.mjs";

interface Suite {
  name: "edge" | "embedded" | "postgres";
  folder: string;
  project?: string;
}
interface Guard {
  /** What is taken away. */
  name: string;
  file: string;
  /** Text that must occur once in the file: a guard that moved fails the run. */
  find: string;
  replace: string;
  suite: Suite["name"];
  /** Those of the suite's files that hold it. */
  tests: string[];
}

const root = join(import.meta.dirname, "../..");
const guards = JSON.parse(readFileSync(join(import.meta.dirname, "guards.json"), "utf8")) as Guard[];
const suites: Suite[] = [
  { name: "edge", folder: "apps/edge" },
  { name: "embedded", folder: "apps/server", project: "lite" },
  { name: "postgres", folder: "apps/server", project: "pg" },
];
const LONGEST_MS = 300_000;
const say = (line: string) => console.log(line);

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}
interface Outcome {
  passed: number;
  /** By what each is called; a file that fails after its tests is reported with its output. */
  failed: string[];
}

/** The tree as it is, changes and all; packages are those of the tree itself, workspaces those of the copy. */
function copyTree(to: string): void {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  for (const file of listed.split("\0").filter(Boolean)) {
    mkdirSync(join(to, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(to, file), { force: true });
  }
  const [from, into] = [join(root, "node_modules"), join(to, "node_modules")];
  mkdirSync(into);
  for (const name of readdirSync(from))
    if (name === "@plaudit") cpSync(join(from, name), join(into, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(into, name));
}

async function vitest(suite: Suite, tests: readonly string[]): Promise<Outcome> {
  const file = join(folder, "report.json");
  rmSync(file, { force: true });
  const args = ["run", "--root", join(copy, suite.folder), ...(suite.project ? ["--project", suite.project] : [])];
  const program = join(root, "node_modules/vitest/vitest.mjs");
  const child = spawn(process.execPath, [program, ...args, "--reporter=json", `--outputFile.json=${file}`, ...tests], {
    cwd: join(copy, suite.folder),
    env: { ...process.env, ...(suite.name === "postgres" ? { TEST_DATABASE_URL: await databaseUrl() } : {}) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (text) => {
    output = `${output}${text}`.slice(-4000);
  });
  const late = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS);
  await new Promise((done) => child.once("close", done));
  clearTimeout(late);
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(`the tests did not come to an end:\n${output}`);
  }
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const ends = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.length > 0 && assertionResults.every((one) => one.status === "passed"),
  );
  const broken = report.testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (broken) throw new Error(`${broken.name} does not load: ${broken.message}`);
  return {
    passed: all.filter(({ status }) => status === "passed").length,
    failed: [
      ...all.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
      ...ends.map(({ name, message }) => `${name.slice(copy.length + 1)}, at its end: ${message.split("\n")[0]}`),
    ],
  };
}

/** A guard that moved, or whose tests did, would be taken for one that is held. */
function stands({ name, file, find, suite, tests }: Guard): void {
  const times = readFileSync(join(root, file), "utf8").split(find).length - 1;
  if (times !== 1) throw new Error(`${name}: found ${times} times in ${file}`);
  const folder = suites.find((one) => one.name === suite)?.folder ?? "";
  for (const test of tests)
    if (!existsSync(join(root, folder, test))) throw new Error(`${name}: ${folder}/${test} is not there`);
}

/** Without the guard its tests go red; then the file is as it was. */
async function takeAway({ file, find, replace, suite, tests }: Guard): Promise<string[]> {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    return (await vitest(suites.find(({ name }) => name === suite) as Suite, tests)).failed;
  } finally {
    writeFileSync(path, text);
  }
}

guards.forEach(stands);
if (process.argv.includes("--look")) process.exit(0);

const folder = mkdtempSync(join(tmpdir(), "plaudit-guards-"));
const copy = join(folder, "tree");
let postgres: Promise<{ url: string; stop(): Promise<void> }> | undefined;
const databaseUrl = async () => {
  postgres ??= startScratchPostgres();
  return (await postgres).url;
};
const words = process.argv.slice(2);
const chosen = guards.filter(({ name }) => words.every((word) => name.includes(word)));
const began = performance.now();
let faults = 0;
try {
  copyTree(copy);
  say("With every guard in its place ...");
  for (const suite of suites) {
    const tests = [...new Set(chosen.filter((guard) => guard.suite === suite.name).flatMap((guard) => guard.tests))];
    if (tests.length === 0) continue;
    const { passed, failed } = await vitest(suite, tests);
    if (failed.length > 0) throw new Error(`red before anything was taken away: ${failed.join(", ")}`);
    say(`✓ ${suite.name}: ${passed} tests are green`);
  }
  say("Without ...");
  for (const guard of chosen) {
    const [first, ...others] = await takeAway(guard).catch((error: Error) => {
      throw new Error(`${guard.name}: ${error.message}`);
    });
    if (!first) faults += 1;
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    say(first ? `✓ ${guard.name}\n    red: ${first}${more}` : `✗ ${guard.name}\n    nothing noticed`);
  }
} catch (error) {
  faults += 1;
  say(`✗ ${error instanceof Error ? error.message : error}`);
} finally {
  await postgres?.then((scratch) => scratch.stop());
  rmSync(folder, { recursive: true, force: true });
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
say(
  faults === 0
    ? `All ${chosen.length} guards are held by tests (${minutes} min).`
    : `${faults} faults (${minutes} min)`,
);
process.exit(faults === 0 ? 0 : 1);
