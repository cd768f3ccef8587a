import { hueOf } from "./seed.ts";

/** The mark of a company without a logo, in a square of 32: the background, and two folds over it. */
export const nameMark = { ground: "M16 2 30 16 16 30 2 16z", light: "M16 2v14h14z", shade: "M16 16v14L2 16z" };
/** It is turned by its name: degrees. */
export const nameTurn = (name: string) => (hueOf(name) % 4) * 90;
