import { hues } from "./hues.ts";

export const hash = (s: string) => {
  let h = 2166136261;
  for (const ch of s) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};
/** Small seeded generator: the same id draws the same picture everywhere, on the phone, the TV and in the mail. */
export function seeded(seed: string) {
  let a = hash(seed) || 1;
  return () => {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    return (a >>> 0) / 4294967296;
  };
}

/** A person's own hue, for life. */
export const hueOf = (id: string) => hues[hash(`${id}·hue`) % hues.length] as number;
