import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const imported = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"((?:\.|@plaudit\/)[^"]+\.tsx?)"/gm;

/** These modules and those that they import, however far down, by their code; not what they load later, and no libraries. */
export function firstModules(files: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (file: string) => {
    if (found.has(file)) return;
    const code = readFileSync(file, "utf8");
    found.set(file, code);
    const { resolve } = createRequire(file);
    for (const [, from = ""] of code.matchAll(imported)) walk(resolve(from));
  };
  for (const file of files) walk(file);
  return found;
}
