import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { auditActions } from "@plaudit/api/audit-actions.ts";
import { languages } from "@plaudit/i18n/index.ts";
import { expect, test } from "vitest";

const domains = join(import.meta.dirname, "..");
const known = Object.values(auditActions).flat() as string[];

/** What verbs write down, as it stands in their sources. */
function written(): string[] {
  const sources = globSync("*/verbs/*.ts", { cwd: domains }).map((file) => readFileSync(join(domains, file), "utf8"));
  const literal = /"((?:tenant|tenantMember|team|value|recognition|comment|channel|firstSteps)\.[a-zA-Z-]+)"/g;
  return sources
    .filter((source) => /recordAudit|auditBatch/.test(source))
    .flatMap((source) => [...source.matchAll(literal)].map((match) => match[1] ?? ""));
}

test("whatever is written down is known by name", () => {
  expect(written().length).toBeGreaterThan(20);
  expect(written().filter((action) => !known.includes(action))).toEqual([]);
});

test.each(languages)("and has words in %s", (language) => {
  const file = join(import.meta.dirname, `../../../../../packages/i18n/locales/${language}/audit.json`);
  const texts = JSON.parse(readFileSync(file, "utf8"));
  for (const action of known) {
    const [area = "", verb = ""] = action.split(".");
    expect([action, texts.said[area]?.[verb], texts.kind[area]?.[verb]]).toEqual([
      action,
      expect.any(String),
      expect.any(String),
    ]);
  }
});
