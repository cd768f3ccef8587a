import { expect, test } from "vitest";
import { instantOf, localTime } from "../../lib/local-time.ts";
import { bodyOf, tomorrow, valuesOf } from "./form.ts";

const now = new Date(2026, 10, 23, 17, 5);

test("a time goes to the field and back in the browser's own zone", () => {
  const local = "2026-12-04T09:00";
  expect(localTime(instantOf(local))).toBe(local);
  expect([instantOf(""), localTime(null), instantOf("soon")]).toEqual([null, "", "soon"]);
});

test.each([
  [now, "2026-11-24T09:00"],
  [new Date(2026, 11, 31, 23, 59), "2027-01-01T09:00"],
])("tomorrow at nine, from %s", (from, expected) => {
  expect(tomorrow(from)).toBe(expected);
});

test("a time of publication is sent only where one is set", () => {
  const values = { ...valuesOf(null, now), title: "News" };
  expect(bodyOf(values)).toMatchObject({ status: "draft", publishAt: null, archiveAt: null, pinForDays: null });
  const scheduled = bodyOf({ ...values, status: "scheduled", pin: "3" });
  expect(scheduled).toMatchObject({ pinForDays: 3, publishAt: new Date(2026, 10, 24, 9).toISOString() });
});
