// npm run db:generate: the migration of the tables as they are now. Until the first release there is one, generated from scratch.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const target = join(import.meta.dirname, "migrations");
const released = existsSync(join(target, "released"));

function generate(out: string, name: string): void {
  const result = spawnSync("drizzle-kit", ["generate", "--name", name], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      MIGRATIONS_OUT: relative(root, out),
      PATH: `${join(root, "../../node_modules/.bin")}:${process.env.PATH}`,
    },
  });
  if (result.status !== 0 || /Error/.test(result.stderr)) {
    process.stderr.write(`${result.stdout}${result.stderr}`);
    process.exit(1);
  }
}

/** Drizzle names no order among tables; foreign keys come after all of them, in statements of their own. */
function initial(): void {
  const out = mkdtempSync(join(tmpdir(), "plaudit-generate-"));
  generate(out, "init");
  const file = "0000_init.sql";
  const text = readFileSync(join(out, file), "utf8");
  const before = existsSync(join(target, file)) ? readFileSync(join(target, file), "utf8") : "";
  if (text !== before) {
    mkdirSync(join(target, "meta"), { recursive: true });
    for (const name of [file, "meta/_journal.json", "meta/0000_snapshot.json"])
      writeFileSync(join(target, name), readFileSync(join(out, name)));
  }
  rmSync(out, { recursive: true });
  process.stdout.write(text === before ? "Nothing changed.\n" : `Wrote ${file}.\n`);
}

if (released) generate(target, process.argv[2] ?? "change");
else initial();
