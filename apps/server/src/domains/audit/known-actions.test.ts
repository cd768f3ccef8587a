import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@plaudit/i18n/index.ts";
import { expect, test } from "vitest";
import { auditAreas, jobNames } from "../../registry.ts";
import { textsIn } from "../../texts.ts";
import { actionsIn } from "./texts.ts";

const known = auditAreas.flatMap(actionsIn);

/** Jobs and refusals of a domain are named as its actions are. */
const isOther = (name: string) => jobNames.includes(name) || textsIn("en").exists(name.replace(".", ":refusal."));

/** The actions that verbs name in their sources. */
function recorded(): string[] {
  const folder = join(import.meta.dirname, "..");
  const entities = auditAreas.flatMap(({ audit }) => Object.keys(audit));
  const literal = new RegExp(`"((?:${entities.join("|")})\\.[a-zA-Z-]+)"`, "g");
  return globSync("*/**/*.ts", { cwd: folder })
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((source) => /recordAudit\(|recordChange\(|auditBatch\(/.test(source))
    .flatMap((source) => [...source.matchAll(literal)].map((match) => match[1] ?? ""))
    .filter((name) => !isOther(name));
}

test("every recorded action is in its domain's list", () => {
  expect(recorded().length).toBeGreaterThan(20);
  expect(recorded().filter((action) => !known.includes(action))).toEqual([]);
});

test.each(languages)("every action has a sentence and a label in %s, and nothing else has", (language) => {
  const i18n = textsIn(language);
  for (const { texts, audit } of auditAreas) {
    const [area] = Object.keys(audit);
    expect(i18n.getResource(language, texts, `audit.${area}.area`)).toEqual(expect.any(String));
    for (const [entity, verbs] of Object.entries(audit)) {
      const { area: _, field: __, ...own } = i18n.getResource(language, texts, `audit.${entity}`);
      const text = { sentence: expect.any(String), label: expect.any(String) };
      expect([entity, own]).toEqual([entity, Object.fromEntries(verbs.map((verb) => [verb, text]))]);
    }
  }
});
