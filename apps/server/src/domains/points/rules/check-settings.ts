import type { ErrorDetail } from "../../../error.ts";

interface Settings {
  recognitionMax: number;
  presets: readonly number[];
  worth: readonly { currency: string }[];
}
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** What is wrong with settings that depend on each other, or on what currencies there are. */
export function checkSettings({ recognitionMax, presets, worth }: Settings): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  for (const [n, amount] of presets.entries()) {
    if (amount > recognitionMax)
      faults.push({ type: "range", path: `presets.${n}`, key: "amountMax", values: { max: recognitionMax } });
    else if (presets.indexOf(amount) < n)
      faults.push({ type: "repeated", path: `presets.${n}`, key: "points-admin.presetTwice" });
  }
  for (const [n, { currency }] of worth.entries()) {
    if (!currencies.has(currency))
      faults.push({ type: "currency", path: `worth.${n}.currency`, key: "points-admin.noCurrency" });
    else if (worth.findIndex((one) => one.currency === currency) < n)
      faults.push({ type: "repeated", path: `worth.${n}.currency`, key: "points-admin.currencyTwice" });
  }
  return faults;
}
