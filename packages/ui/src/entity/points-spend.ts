import { plainNumber } from "../form/typed-number.ts";

export const usualPresets = [0, 5, 10, 25, 50] as const;

/** What a custom amount may look like while it is typed: no sign, no leading zero, no decimals. */
export const isAmount = (text: string) => /^(0|[1-9]\d{0,6})?$/.test(text);

export interface AmountEntry {
  /** Null while the field is empty. */
  amount: number | null;
  /** Something was typed or pasted that no amount has; it is not in the field. */
  refused: boolean;
}
/** What the field holds after a change. Digits behind a refused sign or point are refused as well: 1.5 is not 15. */
export function enterAmount(was: AmountEntry, typed: string): AmountEntry {
  const text = plainNumber(typed).replace(/^0+(?=\d)/, "");
  const longer = text.length > String(was.amount ?? "").length;
  if (!isAmount(text) || (was.refused && longer)) return { amount: was.amount, refused: true };
  return { amount: text === "" ? null : Number(text), refused: false };
}
