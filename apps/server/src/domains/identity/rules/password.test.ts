import { expect, test } from "vitest";
import { passwordFault } from "./password.ts";

test.each([
  ["short one", "short"],
  ["eleven char", "short"],
  ["Password12345", "common"],
  ["pass-word-1234!", "common"],
  ["aaaaaaaaaaaaaa", "common"],
  ["abcabcabcabc", "common"],
  ["lena.fischer-2026", "personal"],
  ["a short sentence is fine", null],
  ["plaudit-demo-1", null],
])("%s: %s", (password, fault) => expect(passwordFault(password, "lena.fischer@acme.test")).toBe(fault));
