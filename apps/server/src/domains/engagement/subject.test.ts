import { readdirSync, readFileSync } from "node:fs";
import { contract } from "@plaudit/api/contract.ts";
import { endorsableKeys, subjectKeys } from "@plaudit/api/subjects.ts";
import { expect, test } from "vitest";
import { engagementRoutes } from "./routes.ts";
import { engagement } from "./subject.ts";

const domains = new URL("../", import.meta.url);
const subject = (points: boolean) =>
  engagement({
    entity: "recognition",
    policy: { require: () => true },
    load: async () => ({}),
    audience: async () => null,
    ...(points ? { endorse: async () => null } : {}),
  });
const keysOf = (points: boolean) => engagementRoutes([subject(points)]).map((route) => route.key);

test("a subject gets every endpoint of its contract, and those of points only where points can be added", () => {
  const [common, points] = [Object.values(subjectKeys.recognition), Object.values(endorsableKeys.recognition)];
  expect(keysOf(false).sort()).toEqual(common.sort());
  expect(keysOf(true).sort()).toEqual([...common, ...points].sort());
  for (const key of [...common, ...points]) expect(contract[key].scope).toBe("tenant");
});

test("no other domain reads or writes the tables of engagement", () => {
  const sources = readdirSync(domains, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("engagement/"),
  );
  expect(sources.length).toBeGreaterThan(100);
  const readers = sources.filter((path) => /\bengagement_\w+/.test(readFileSync(new URL(path, domains), "utf8")));
  expect(readers).toEqual([]);
});
