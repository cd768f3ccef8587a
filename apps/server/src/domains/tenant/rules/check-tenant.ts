import type { ErrorDetail } from "../../../error.ts";
import { timezoneName } from "../../../timezone.ts";

interface Localization {
  language: string;
  languages: readonly string[];
  timezone: string;
}

/** What is wrong with languages and zone taken together. */
export function checkTenant({ language, languages, timezone }: Localization): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  if (!languages.includes(language)) faults.push({ type: "missing", path: "languages", key: "defaultOffered" });
  if (timezoneName(timezone) === null) faults.push({ type: "timezone", path: "timezone", key: "noTimezone" });
  return faults;
}
