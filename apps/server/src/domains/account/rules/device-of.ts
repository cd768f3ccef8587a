import type { SignInSession } from "@plaudit/api/account.ts";

type Named = readonly (readonly [mark: RegExp, name: string])[];

/** In this order: most browsers also call themselves Chrome or Safari. */
const browsers: Named = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];
const systems: Named = [
  [/\biPad\b/, "iPadOS"],
  [/\biPhone\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];
const nameIn = (names: Named, text: string) => names.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Browser and system from the user agent: no versions, no guesses. */
export function deviceOf(userAgent: string): SignInSession["device"] {
  const tablet =
    /\biPad\b|\bTablet\b/.test(userAgent) || (/\bAndroid\b/.test(userAgent) && !/\bMobile\b/.test(userAgent));
  const phone = /\biPhone\b|\bMobile\b/.test(userAgent);
  return {
    kind: tablet ? "tablet" : phone ? "phone" : "computer",
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
  };
}
