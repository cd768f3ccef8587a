import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Maya Okafor", "MO"],
  ["Nguyễn Bảo Châu", "NC"],
  ["Fatima al-Zahrani", "FZ"],
  ["Liam O’Connor", "LC"],
  ["Al", "A"],
  ["van Dyke", "D"],
  ["عبد الرحمن", "ع"],
  ["山田 太郎", "山"],
  ["cher", "C"],
  ["  ", ""],
])("%s is abbreviated as %s", (name, letters) => expect(initials(name)).toBe(letters));
