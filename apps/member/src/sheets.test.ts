import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const src = import.meta.dirname;
const ui = resolve(src, "../../../packages/ui/src");
const imported = /^import (?!type)[^"]*"([^"]+)"|^export [^"]*from "([^"]+)"|import\("([^"]+)"\)/gm;
const globbed = /import\.meta\.glob[^(]*\(\[?\s*"([^"]+)"(?:,\s*"!([^"]+)")?/g;

/** The app's own modules and those of the design system that one leads to, however far down. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, glob = "", not] of source.matchAll(globbed))
    for (const one of globSync(glob, { cwd: dirname(file), exclude: not ? [not] : [] }))
      reach(resolve(dirname(file), one), found);
  for (const [, one, other, late] of source.matchAll(imported)) {
    const to = one ?? other ?? late ?? "";
    if (to.startsWith(".")) reach(resolve(dirname(file), to), found);
    else if (to.startsWith("@plaudit/ui/")) reach(join(ui, to.slice("@plaudit/ui/".length)), found);
  }
  return found;
}

/** The files whose classes a style sheet contains. */
function held(sheet: string): Set<string> {
  const found = new Set<string>();
  for (const [, not, glob = ""] of readFileSync(join(src, sheet), "utf8").matchAll(/^@source (not )?"([^"]+)"/gm))
    for (const file of globSync([glob, `${glob.replace(/\/$/, "")}/**/*.{ts,tsx}`], { cwd: src }))
      if (not) found.delete(resolve(src, file));
      else found.add(resolve(src, file));
  return found;
}

test.each([
  ["auth-app.tsx", "auth.css"],
  ["member-app.tsx", "member.css"],
])("what %s draws has its classes in %s", (app, sheet) => {
  const classes = held(sheet);
  const drawn = [...reach(join(src, app))].filter((file) => /className/.test(readFileSync(file, "utf8")));
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter((file) => !classes.has(file)).map((file) => relative(src, file))).toEqual([]);
});
