import { timezoneName } from "../../../timezone.ts";

interface Detail {
  type: string;
  path: string;
  message: string;
}
interface Localization {
  language: string;
  languages: readonly string[];
  timezone: string;
}

/** What is wrong with languages and zone taken together. */
export function checkTenant({ language, languages, timezone }: Localization): Detail[] {
  const faults: Detail[] = [];
  if (!languages.includes(language))
    faults.push({ type: "missing", path: "languages", message: "The default language is always offered" });
  if (timezoneName(timezone) === null)
    faults.push({ type: "timezone", path: "timezone", message: "This is not a time zone" });
  return faults;
}
