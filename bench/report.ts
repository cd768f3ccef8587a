/** One line for `npm run bench` to read; a bar that is missed makes the process fail. `digits`: of the figure. */
export function report(what: string, figure: number, bar: { most: number } | { least: number }, digits = 2): void {
  const holds = "most" in bar ? figure <= bar.most : figure >= bar.least;
  console.log(
    `${what} ${figure.toFixed(digits)} (bar ${"most" in bar ? "≤" : "≥"} ${Object.values(bar)}): ${holds ? "within" : "beyond"}`,
  );
  if (!holds) process.exitCode = 1;
}

/** The figure at this part of all, from 0 to 1. */
export const at = (figures: readonly number[], part: number): number =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * part))] ?? 0;
export const median = (figures: readonly number[]): number => at(figures, 0.5);
