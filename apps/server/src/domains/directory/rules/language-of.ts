import type { Language } from "@plaudit/i18n/index.ts";
/** The language of texts for a member: the one they chose while the tenant offers it, else the tenant's default. */
export const languageOf = (
  tenant: { language: Language; languages: readonly Language[] },
  chosen: Language | null,
): Language => (chosen && tenant.languages.includes(chosen) ? chosen : tenant.language);
