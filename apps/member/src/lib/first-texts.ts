/** Namespaces that the first screen of members has whole, but for help. */
export const firstTexts = [
  "common",
  "engagement",
  "joined",
  "notification",
  "points",
  "recognition",
  "timeline",
] as const;
/** And that of signing in. */
export const firstAuthTexts = ["auth", "common"] as const;
/** Loaded by name, with what needs them, wherever that is. */
export const laterTexts = ["offline", "refinement"] as const;
