import { hex, type Lch, theme, themeCss } from "./color.ts";

let sheet: CSSStyleSheet | undefined;

/**
 * Applies another brand to the open page: the server's style sheet stays, and a constructed one after it wins. Those need no nonce.
 */
export function applyBrand(brandHex: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(themeCss(brandHex));
  const bar = document.querySelector<HTMLMetaElement>("#plaudit-theme-color");
  if (!bar) return;
  for (const mode of ["light", "dark"] as const) bar.dataset[mode] = hex(theme(brandHex, mode).tokens.canvas as Lch);
  bar.content = bar.dataset[document.documentElement.dataset.theme ?? "light"] ?? bar.content;
}
