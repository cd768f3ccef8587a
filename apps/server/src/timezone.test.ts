import { expect, test } from "vitest";
import { timezoneName } from "./timezone.ts";

test.each([
  ["Europe/Paris", "Europe/Paris"],
  ["europe/PARIS", "Europe/Paris"],
  ["America/Argentina/Buenos_Aires", /^America\/(Argentina\/)?Buenos_Aires$/],
  ["Asia/Kolkata", /^Asia\/(Kolkata|Calcutta)$/],
  ["Asia/Calcutta", /^Asia\/(Kolkata|Calcutta)$/],
  ["UTC", /^UTC$/],
  ["Etc/GMT+5", "Etc/GMT+5"],
])("%s is kept as %s", (text, name) =>
  expect(timezoneName(text)).toEqual(name instanceof RegExp ? expect.stringMatching(name) : name),
);

test.each(["", "+02:00", "Mars/Olympus", "Europe/Paris; drop table", "Europe//Paris", "2"])("%s is none", (text) =>
  expect(timezoneName(text)).toBeNull(),
);
