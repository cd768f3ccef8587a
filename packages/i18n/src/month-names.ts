import type { Format } from "./format.ts";

/** January to December. */
export const monthNames = (format: Pick<Format, "date">): string[] =>
  Array.from({ length: 12 }, (_, n) => format.date(new Date(Date.UTC(2026, n, 1)), { month: "long", timeZone: "UTC" }));
