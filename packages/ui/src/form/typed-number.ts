/** Digits as Arabic and Persian keyboards type them, as those of the others. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Marks of direction that come with a number that was copied. */
const marks = /[\u200e\u200f\u061c]/g;
/** A thousand to some and one to others: it is no number. */
const ambiguous = /^[1-9]\d{0,2},\d{3}$/;
/** `١٬٢٥٠٫٥` is 1250.5; a comma is what many write for the point. */
export function plainNumber(typed: string): string {
  const plain = latinDigits(typed)
    .replace(marks, "")
    .replace(/(\d)٬(?=\d{3}(?!\d))/g, "$1")
    .trim();
  return ambiguous.test(plain) ? plain : plain.replace(/[٫,]/, ".");
}

/** A whole number of up to nine digits, as every number field takes it; NaN for anything else. */
export function wholeOf(typed: string, signs: "unsigned" | "signed" = "unsigned"): number {
  const plain = plainNumber(typed);
  return (signs === "signed" ? /^-?\d{1,9}$/ : /^\d{1,9}$/).test(plain) ? Number(plain) : Number.NaN;
}
/** Empty is no limit. */
export const limitOf = (typed: string): number | null => (typed.trim() === "" ? null : wholeOf(typed));

/** A number with up to so many decimals, exact, as the contract takes it; null for anything else. */
export function decimalOf(typed: string, places: number): string | null {
  const plain = plainNumber(typed);
  return new RegExp(`^\\d{1,9}(\\.\\d{1,${places}})?$`).test(plain) ? plain : null;
}
/** Money or percent in hundredths: "25", "25.5" or "25,50"; NaN for anything else. */
export function hundredthsOf(typed: string): number {
  const [whole, part = ""] = decimalOf(typed, 2)?.split(".") ?? [];
  return whole === undefined ? Number.NaN : Number(whole + part.padEnd(2, "0"));
}
