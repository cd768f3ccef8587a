import type { Locale, TenantMetadata } from "./env.ts";

const locales: readonly Locale[] = ["en", "fr", "ar"];
const isLocale = (value: string | undefined): value is Locale => locales.includes(value as Locale);

export const direction = (locale: Locale) => (locale === "ar" ? "rtl" : "ltr");

export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  for (const part of (cookies ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** The first language of an Accept-Language field that we speak, by its weights. */
function accepted(field: string | null | undefined): Locale | undefined {
  const wanted = (field ?? "").split(",").map((part, position) => {
    const [tag = "", ...params] = part.trim().toLowerCase().split(";");
    const q = params.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], weight: q === undefined ? 1 : Number(q), position };
  });
  wanted.sort((a, b) => b.weight - a.weight || a.position - b.position);
  const best = wanted.find(({ language, weight }) => weight > 0 && isLocale(language))?.language;
  return isLocale(best) ? best : undefined;
}

/** A tenant speaks its own languages; elsewhere the visitor's wish counts. */
export function pageLocale(headers: Headers, tenant: TenantMetadata | null): Locale {
  const chosen = cookieValue(headers.get("cookie"), "plaudit-locale");
  if (tenant) return isLocale(chosen) && tenant.languages.includes(chosen) ? chosen : tenant.language;
  return isLocale(chosen) ? chosen : (accepted(headers.get("accept-language")) ?? "en");
}
