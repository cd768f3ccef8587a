import { expect, test } from "vitest";
import { fillWords } from "./fill-words.ts";

test("a company's words have the name and what is counted filled in, and nothing else", () => {
  const ann = { name: "Ann $& {years}", count: 10 };
  expect(fillWords("{years} years of you, {name}. {other}", ann)).toBe("10 years of you, Ann $& {years}. {other}");
  expect(fillWords("{days} days", { name: "Bob", count: 30 })).toBe("30 days");
});
