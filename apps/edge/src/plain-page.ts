import { brandOf } from "./brand.ts";
import type { Locale } from "./env.ts";
import { escapeHtml } from "./escape.ts";
import { direction } from "./locale.ts";

const css = `html{background:var(--t-canvas);color:var(--t-ink);font:1.0625rem/1.6 "Figtree Variable",system-ui,sans-serif}body{margin:0;min-height:100dvh;display:grid;place-items:center}main{max-width:30rem;padding:2rem}h1{font:500 2rem/1.2 "Fraunces Variable",Georgia,serif;margin:1.5rem 0 .75rem}p{margin:0;color:var(--t-ink-2)}a{display:inline-block;margin-top:1.75rem;padding:.75rem 1.5rem;border-radius:.75rem;background:var(--t-brand);color:var(--t-on-brand);font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid var(--t-ring);outline-offset:2px}svg{width:3rem;height:3rem;fill:var(--t-brand)}@media (prefers-color-scheme:dark){:root{color-scheme:dark}}`;
const rosette = `<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="7.2" r="4.4"/><circle cx="16.8" cy="12" r="4.4"/><circle cx="12" cy="16.8" r="4.4"/><circle cx="7.2" cy="12" r="4.4"/></svg>`;

/** A page that needs no app and names no tenant. `retry` makes it try again by itself. */
export function plainPage(page: {
  locale: Locale;
  nonce: string;
  title: string;
  text: string;
  retry?: { label: string; seconds: number };
}): string {
  const { locale, nonce, retry } = page;
  const theme = `document.documentElement.dataset.theme=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"`;
  return `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${retry ? `<meta http-equiv="refresh" content="${retry.seconds}">` : ""}<title>${escapeHtml(page.title)}</title><style nonce="${nonce}">${brandOf(null).css}${css}</style><script nonce="${nonce}">${theme}</script></head><body><main>${rosette}<h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.text)}</p>${retry ? `<a href="">${escapeHtml(retry.label)}</a>` : ""}</main></body></html>`;
}
