import { expect, test } from "vitest";
import { passwordFault } from "./password.ts";

test.each([
  ["short one", "short"],
  ["eleven char", "short"],
  ["🙂🙂🙂🙂🙂🙂", "short"],
  ["Password12345", "common"],
  ["pass-word-1234!", "common"],
  ["Sunshine-202612", "common"],
  ["aaaaaaaaaaaaaa", "common"],
  ["abcabcabcabc", "common"],
  ["abcdefghijklm", "common"],
  ["345678901234567", "common"],
  ["Q1W2E3R4T5Y6", "common"],
  ["correct horse battery staple", "common"],
  ["lena.fischer-2026", "personal"],
  ["a short sentence is fine", null],
  ["plaudit-demo-1", null],
  ["ごはんとおみそしるがすき", null],
])("%s: %s", (password, fault) => expect(passwordFault(password, "lena.fischer@acme.test")).toBe(fault));

test("a short name before the @ may be part of a password", () =>
  expect(passwordFault("seven boats ago", "ago@acme.test")).toBeNull());
