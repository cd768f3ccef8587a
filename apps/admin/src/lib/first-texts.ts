/** Namespaces that the first screen has whole, but for help. */
export const firstTexts = ["admin", "common", "points"] as const;
