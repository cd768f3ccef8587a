import type { Language } from "@plaudit/i18n/index.ts";
/** The language in which a member is spoken to: the chosen one while the tenant offers it, else the tenant's own. */
export const spokenBy = (
  tenant: { language: Language; languages: readonly Language[] },
  chosen: Language | null,
): Language => (chosen && tenant.languages.includes(chosen) ? chosen : tenant.language);
