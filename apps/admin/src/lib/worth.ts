import type { Format } from "@plaudit/i18n/format.ts";

interface Worth {
  currency: string;
  /** A decimal, such as 0.10. */
  value: string;
}

/** What points are worth: multiplied as integers, and never a float, which would round where money does not. */
export function worthText(
  format: Format,
  points: number,
  { currency, value }: Worth,
  options: Intl.NumberFormatOptions = {},
): string {
  const [whole = "", part = ""] = value.split(".");
  const exact = `${BigInt(points) * BigInt(whole + part)}e-${part.length}` as `${number}`;
  return format.number(exact, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger", ...options });
}
