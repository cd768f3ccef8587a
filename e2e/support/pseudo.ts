import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

const apps = resolve(import.meta.dirname, "../../apps");
interface Chunk {
  file: string;
}

/** The chunks that carry English, and nothing else, as the builds name them. */
function localeChunks(): Set<string> {
  const files = ["member", "admin", "tv"].flatMap((app) => {
    const manifest = join(apps, app, "dist/.vite/manifest.json");
    if (!existsSync(manifest)) throw new Error(`apps/${app} is not built`);
    return Object.entries(JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Chunk>)
      .filter(([source]) => /\/locales\/en\/[\w.-]+$/.test(source))
      .map(([, { file }]) => file.split("/").at(-1) ?? "");
  });
  return new Set(files);
}

/** The same module, the first texts of a document or one namespace, with each of its texts in brackets. */
const marked = (url: string) => `
import * as plain from ${JSON.stringify(`${url}?plain`)};
const mark = (at) =>
  typeof at === "string"
    ? "\u27e6" + at + "\u27e7"
    : Array.isArray(at)
      ? at.map(mark)
      : Object.fromEntries(Object.entries(at).map(([name, value]) => [name, mark(value)]));
export const texts = mark(plain.texts ?? {});
export const namespaces = plain.namespaces;
export const rest = plain.rest;
export default mark(plain.default ?? {});`;

/** What Intl writes is in the reader's language by itself: it counts as translated too. */
function markIntl() {
  const mark = (text: string) => `\u27e6${text}\u27e7`;
  for (const kind of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    const format = Object.getOwnPropertyDescriptor(kind.prototype, "format")?.get;
    Object.defineProperty(kind.prototype, "format", {
      get() {
        const plain = format?.call(this) as (value: unknown) => string;
        return (value: unknown) => mark(plain(value));
      },
    });
  }
  const relative = Intl.RelativeTimeFormat.prototype.format;
  Intl.RelativeTimeFormat.prototype.format = function (value: number, unit: Intl.RelativeTimeFormatUnit) {
    return mark(relative.call(this, value, unit));
  };
  const list = Intl.ListFormat.prototype.format;
  const parts = Intl.ListFormat.prototype.formatToParts;
  Intl.ListFormat.prototype.formatToParts = function (...args) {
    return parts
      .apply(this, args)
      .map((part) => (part.type === "literal" ? { ...part, value: mark(part.value) } : part));
  };
  Intl.ListFormat.prototype.format = function (items) {
    return mark(list.call(this, items));
  };
  const name = Intl.DisplayNames.prototype.of;
  Intl.DisplayNames.prototype.of = function (code: string) {
    return mark(name.call(this, code) ?? "");
  };
}

/** What the page parses is data: kept until it is read, so that nothing is on the page before it is known. */
function keepParsed() {
  const parsed: unknown[] = [];
  Object.assign(globalThis, { parsed });
  const json = Response.prototype.json;
  Response.prototype.json = async function () {
    const value: unknown = await json.call(this);
    parsed.push(value);
    return value;
  };
  const { parse } = JSON;
  JSON.parse = (...args) => {
    const value: unknown = parse(...args);
    parsed.push(value);
    return value;
  };
}

type Data = Set<string>;
function learn(data: Data, value: unknown): void {
  if (typeof value === "string") data.add(squeezed(value));
  else if (value && typeof value === "object") for (const each of Object.values(value)) learn(data, each);
}

/** Puts all translated texts into brackets; returns the data that `literals` meets, time zones to begin with. */
export async function speakInBrackets(context: BrowserContext): Promise<Data> {
  const chunks = localeChunks();
  await context.addInitScript(markIntl);
  await context.addInitScript(keepParsed);
  await context.route(
    (url) => url.search === "" && chunks.has(url.pathname.split("/").at(-1) ?? ""),
    (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: marked(pathname) });
    },
  );
  return new Set(Intl.supportedValuesOf("timeZone").map((zone) => zone.replaceAll("_", " ")));
}

const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();

/** Every visible or accessible text, with its element. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const found: { text: string; where: string }[] = [{ text: document.title, where: "title" }];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.parentElement;
      if (!at || at.closest("script, style, noscript, template, kbd") || !at.checkVisibility()) continue;
      // A text that somebody wrote is one, also where a name in it is set apart.
      const { textContent } = at.closest("[dir=auto]") ?? node;
      found.push({ text: textContent ?? "", where: at.outerHTML.slice(0, 120) });
    }
    for (const name of ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "alt"])
      for (const at of document.querySelectorAll(`[${name}]`))
        found.push({ text: at.getAttribute(name) ?? "", where: `${name} of ${at.outerHTML.slice(0, 120)}` });
    return found;
  });

/** Texts outside of brackets that are neither data nor the product's name. */
export async function literals(page: Page, data: Data): Promise<string[]> {
  const texts = await spoken(page);
  learn(data, await page.evaluate(() => (globalThis as unknown as { parsed: unknown[] }).parsed));
  const known = [...data, "Plaudit"].filter((text) => text.length > 1).toSorted((a, b) => b.length - a.length);
  const left = (text: string) => {
    let rest = text;
    for (let before = ""; before !== rest; ) {
      before = rest;
      rest = rest.replace(/\u27e6[^\u27e6\u27e7]*\u27e7/g, " ");
    }
    // Addresses of companies that others make meanwhile, and the names of keys.
    rest = squeezed(rest.replace(/[\w.-]+\.localhost(:\d+)?/g, " ").replace(/^(Ctrl|Esc|Shift|Alt) ?\S?$/, " "));
    // Initials in a portrait, signs, and addresses that were made by hand.
    const says = () => /\p{L}{3,}/u.test(rest);
    if (!says() || data.has(rest)) return "";
    for (const text_ of known) if (says() && rest.includes(text_)) rest = rest.replaceAll(text_, " ");
    return says() ? squeezed(rest) : "";
  };
  const outside = texts.map(({ text, where }) => ({ rest: left(text), where }));
  return [...new Set(outside.filter(({ rest }) => rest !== "").map(({ rest, where }) => `${rest} (${where})`))];
}
