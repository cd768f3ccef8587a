import { expect, test } from "vitest";
import { changesAt, codeOf, isCode } from "./claim-code.ts";

const secret = "a secret of tests";
const poster = { tenantId: "t", id: "i", codeVersion: 1, rotating: false };
const screen = { ...poster, rotating: true };
const now = new Date("2026-11-23T10:00:10Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("a poster's code stays, a screen's is taken while it is shown and while the next one is", () => {
  const printed = codeOf(secret, poster, now);
  expect(isCode(secret, poster, printed, later(10_000_000))).toBe(true);
  const shown = codeOf(secret, screen, now);
  expect(changesAt(screen, now)).toEqual(later(20));
  expect(codeOf(secret, screen, later(19))).toBe(shown);
  expect(codeOf(secret, screen, later(20))).not.toBe(shown);
  expect([0, 19, 20, 49, 50, -11].map((s) => isCode(secret, screen, shown, later(s)))).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});

test.each([
  ["of another tenant", { ...poster, tenantId: "u" }],
  ["of another incentive", { ...poster, id: "j" }],
  ["that was replaced", { ...poster, codeVersion: 2 }],
  ["of a screen", screen],
])("a code %s is worth nothing", (_, other) => {
  expect(isCode(secret, poster, codeOf(secret, other, now), now)).toBe(false);
});

test.each(["", "x", "§", codeOf("another secret", poster, now), `${codeOf(secret, poster, now)}AA`])(
  "a forged code is worth nothing: %j",
  (code) => expect(isCode(secret, poster, code, now)).toBe(false),
);
