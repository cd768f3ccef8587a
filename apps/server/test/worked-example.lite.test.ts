import { spawnSync } from "node:child_process";
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
import { basename, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "plaudit-example-"));
afterAll(() => rmSync(copy, { recursive: true }));

const workspaces = [
  "apps/server",
  "apps/edge",
  "apps/admin",
  "apps/member",
  "packages/api",
  "packages/i18n",
  "packages/ui",
  "e2e",
];
/** All of them at once: what they share is checked once. */
const tsconfig = {
  extends: "./tsconfig.base.json",
  compilerOptions: { types: ["node", "vite/client", "@testing-library/jest-dom/vitest"] },
  include: ["packages/api", "packages/i18n", "apps/server", "apps/admin", "apps/member", "e2e"],
  exclude: ["**/node_modules", "apps/member/src/service-worker"],
};
const left = new Set(["node_modules", "dist", ".turbo", ".data", "fonts", "test-results"]);
/** What a whole domain may cost. */
const price = { files: 24, lines: 1400, edits: 8 };
/** What is generated, a line of the changelog, and the marks in e2e/spec-manifest.ts of texts that the specification words. */
const editsUnseen = 3;

/** The sources alone; packages by links, those of the tree to the copy. */
function copyTree(): void {
  for (const file of ["package.json", "tsconfig.base.json", "vitest.packages.config.ts", "docs/glossary.md"])
    cpSync(join(root, file), join(copy, file));
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(tsconfig));
  for (const folder of [...workspaces, "scripts"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !left.has(basename(path)) });
  const from = join(root, "node_modules");
  const to = join(copy, "node_modules");
  mkdirSync(join(to, "@plaudit"), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@plaudit" && !name.startsWith(".v")) symlinkSync(join(from, name), join(to, name));
  for (const folder of workspaces) {
    symlinkSync(join(copy, folder), join(to, "@plaudit", basename(folder)));
    const own = join(root, folder, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(copy, folder, "node_modules"));
  }
}

const blocks = [
  ...readFileSync(join(root, "docs/add-a-domain.md"), "utf8").matchAll(/^```(\w+) file=(\S+)\n(.*?)^```$/gms),
].map(([, kind, file, text]) => ({ kind, file: join(copy, file ?? ""), text: text ?? "" }));

function apply({ kind, file, text }: (typeof blocks)[number]): void {
  if (kind !== "diff") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const side = (signs: string) =>
    text
      .split("\n")
      .filter((line) => line && signs.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  const before = readFileSync(file, "utf8");
  expect(before.split(side(" -")).length, `${file} holds once:\n${side(" -")}`).toBe(2);
  writeFileSync(file, before.replace(side(" -"), side(" +")));
}

function succeeds(folder: string, command: string, ...args: string[]): void {
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const cwd = join(copy, folder);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", env: { ...process.env, PATH } });
  expect(status, `${command} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
}

test("a whole domain costs few files, lines and edits of what is shared", () => {
  const added = blocks.filter(({ kind }) => kind !== "diff");
  const edits = blocks.filter(({ kind }) => kind === "diff");
  const linesOf = (texts: string[], counts = (_: string) => true) =>
    texts.flatMap((text) => text.split("\n").slice(0, -1)).filter(counts).length;
  const cost = {
    files: added.length,
    lines:
      linesOf(added.map(({ text }) => text)) +
      linesOf(
        edits.map(({ text }) => text),
        (line) => line.startsWith("+"),
      ),
    edits: new Set(edits.map(({ file }) => file)).size + editsUnseen,
  };
  expect(added.length).toBeGreaterThan(20);
  const over = Object.entries(price).filter(([name, most]) => cost[name as keyof typeof price] > most);
  expect(over, JSON.stringify(cost)).toEqual([]);
});

test("the domain of the documentation's example builds and passes its tests", () => {
  copyTree();
  for (const block of blocks) apply(block);
  succeeds("packages/i18n", process.execPath, "resources.mjs");
  succeeds("apps/server", process.execPath, "src/db/generate.ts");
  succeeds(".", "tsc", "-p", ".", "--singleThreaded");
  succeeds("e2e", "playwright", "test", "--config", "playwright.config.ts", "--list", "journeys/milestones.spec.ts");
  const vitest = ["run", "--project", "lite"];
  succeeds(
    "apps/server",
    "vitest",
    ...vitest,
    "src/domains/milestone",
    "src/domains/audit/known-actions.test.ts",
    "src/domains/notification/wording.test.ts",
    "test/catalog.db.test.ts",
    "test/distribution.db.test.ts",
  );
  const screens = ["apps/admin/src/screens.test.ts", "apps/member/src/screens.test.ts"];
  succeeds(".", "vitest", "run", "--root", ".", "--config", "vitest.packages.config.ts", ...screens);
  succeeds("e2e/screens", "vitest", "run", "--root", ".", "--config", "vitest.config.ts", "admin/milestone");
  // Of the loops over all endpoints and entities only its own.
  succeeds("apps/server", "vitest", ...vitest, "-t", "milestone", "test/contract.test.ts", "test/actions.test.ts");
}, 480_000);
