import type { Format } from "../format.ts";

/** '312 kB', '2.4 MB'. */
export const fileSize = (format: Pick<Format, "number">, bytes: number): string => {
  const large = bytes >= 1_000_000;
  return format.number(large ? bytes / 1_000_000 : Math.max(1, bytes / 1_000), {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    unitDisplay: "short",
    maximumFractionDigits: large ? 1 : 0,
  });
};
