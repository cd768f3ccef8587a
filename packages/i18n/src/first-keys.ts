export type TextTree = { [key: string]: string | TextTree };

/** Every key that these modules select as `$.group.key`. */
export const shownKeys = (modules: Iterable<string>): ReadonlySet<string> =>
  new Set([...modules].flatMap((code) => [...code.matchAll(/\$\.(\w+(?:\.\w+)*)/g)].map(([, key = ""]) => key)));

const nested = /\$t\((?:[\w-]+:)?([\w.]+)/g;
const unformed = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The texts under these keys, in all their forms, with those that they quote; and all others. */
export function splitTexts(texts: TextTree, keys: ReadonlySet<string>): { first: TextTree; rest: TextTree } {
  const first: TextTree = {};
  const rest: TextTree = {};
  for (const [key, text] of Object.entries(texts)) {
    const name = unformed(key);
    if (keys.has(name)) first[key] = text;
    else if (typeof text === "string") rest[key] = text;
    else {
      const own = [...keys].flatMap((one) => (one.startsWith(`${name}.`) ? [one.slice(name.length + 1)] : []));
      const parts = splitTexts(text, new Set(own));
      if (Object.keys(parts.first).length > 0) first[key] = parts.first;
      if (Object.keys(parts.rest).length > 0) rest[key] = parts.rest;
    }
  }
  return { first, rest };
}

/** Keys that texts quote as `$t(points:term)`. */
export const quotedKeys = (json: string): string[] => [...json.matchAll(nested)].map(([, key = ""]) => key);
