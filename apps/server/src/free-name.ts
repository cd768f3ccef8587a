import { nameKey } from "./name-key.ts";

const MOST = 80;

/** What a copy is called: "Quiet excellence 2", of a second one "Quiet excellence 3". */
export function freeName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  const stem = name.replace(/ \d{1,3}$/, "");
  for (let n = 2; ; n++) {
    const end = ` ${n}`;
    const free = `${[...stem].slice(0, MOST - end.length).join("")}${end}`;
    if (!keys.has(nameKey(free))) return free;
  }
}
