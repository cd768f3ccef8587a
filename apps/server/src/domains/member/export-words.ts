import type { Language } from "@plaudit/i18n/index.ts";
import { textsIn } from "../../texts.ts";

const columns = ["firstName", "lastName", "email", "jobTitle", "department", "country", "role", "status"] as const;
const more = ["suspended", "joinedAt", "managers", "teams"] as const;

/** The header row of the export, in the reader's language. */
export function exportHeader(language: Language): string[] {
  const t = textsIn(language).getFixedT(language, "member");
  return [...columns, ...more].map((name) => t(($) => $.column[name]));
}
