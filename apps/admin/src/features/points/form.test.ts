import { expect, test } from "vitest";
import { nextFirst, ruleBody, ruleValues } from "./form.ts";

test.each([
  ["2026-12-31", "2027-01-01"],
  ["2028-01-31", "2028-02-01"],
])("a rule that is begun on %s starts on %s", (today, first) => {
  expect(nextFirst(new Date(`${today}T12:00:00`))).toBe(first);
});

test("a cap is sent only where something is kept that can lapse", () => {
  const values = { ...ruleValues(null, "2026-12-01"), name: "Everyone", amount: "100", rollOverCap: "30" };
  expect(ruleBody(values).rollOverCap).toBeNull();
  expect(ruleBody({ ...values, keeps: true }).rollOverCap).toBe(30);
  expect(ruleBody({ ...values, keeps: true, expiry: "never" }).rollOverCap).toBeNull();
});
