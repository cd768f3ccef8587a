import { expect, test } from "vitest";
import { checkTenant } from "./check-tenant.ts";

const good = { language: "en", languages: ["en", "fr"], timezone: "Europe/Paris" };
test.each([
  [good, []],
  [{ ...good, language: "ar" }, ["languages"]],
  [{ ...good, timezone: "Mars/Olympus" }, ["timezone"]],
  [{ language: "ar", languages: [], timezone: "" }, ["languages", "timezone"]],
])("%j is wrong at %j", (given, paths) => {
  expect(checkTenant(given).map((fault) => fault.path)).toEqual(paths);
});
