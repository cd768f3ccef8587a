/** What the contract takes for a number; anything else is refused at its field. */
export const wholeOf = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
/** Empty is no limit. */
export const limitOf = (typed: string): number | null => (typed.trim() === "" ? null : wholeOf(typed));

/** Money as it is typed, in hundredths: "25", "25.5" or "25,50". */
export function hundredthsOf(typed: string): number {
  const [, whole, part = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(whole + part.padEnd(2, "0"));
}
/** Money as a field shows it: without hundredths where there are none. */
export const typedMoney = (hundredths: number): string => (hundredths / 100).toFixed(2).replace(/\.00$/, "");
