import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "plaudit-example-"));
afterAll(() => rmSync(copy, { recursive: true }));

const workspaces = ["apps/server", "apps/edge", "packages/api", "packages/i18n", "packages/ui"];
const left = new Set(["node_modules", "dist", ".turbo", ".data", "fonts"]);

/** The sources alone; packages by links, those of the tree to the copy. */
function copyTree(): void {
  for (const file of ["package.json", "tsconfig.base.json"]) cpSync(join(root, file), join(copy, file));
  for (const folder of [...workspaces, "scripts"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !left.has(basename(path)) });
  const from = join(root, "node_modules");
  const to = join(copy, "node_modules");
  mkdirSync(join(to, "@plaudit"), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@plaudit" && !name.startsWith(".v")) symlinkSync(join(from, name), join(to, name));
  for (const folder of workspaces) symlinkSync(join(copy, folder), join(to, "@plaudit", basename(folder)));
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

function succeeds(command: string, ...args: string[]): void {
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const cwd = join(copy, "apps/server");
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", env: { ...process.env, PATH } });
  expect(status, `${command} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
}

test("the domain that the documentation adds works as it says", () => {
  expect(blocks.length).toBeGreaterThan(10);
  copyTree();
  for (const block of blocks) apply(block);
  succeeds(process.execPath, "src/db/generate.ts");
  succeeds("tsc", "-p", ".");
  succeeds(
    "vitest",
    "run",
    "--project",
    "lite",
    "src/domains/reminder",
    "test/catalog.db.test.ts",
    "test/distribution.db.test.ts",
  );
}, 240_000);
