import type { Recipient } from "@plaudit/api/shared.ts";
import { describe, expect, it } from "vitest";
import {
  emptySend,
  maxFor,
  problemsOf,
  type SendValues,
  toBody,
  withAsked,
  withoutRefined,
  withRefined,
} from "./form.ts";

const person = (id: string): Recipient => ({
  id,
  type: "tenantMember",
  displayData: { name: id, firstName: id, lastName: "", jobTitle: null, avatarUrls: null, activeMemberCount: null },
});
const words = (text: string): SendValues["message"] => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const rules = { points: true, max: 25, qualities: true };
const whole: SendValues = {
  ...emptySend,
  sendTo: [person("a")],
  message: words("Thank you"),
  qualities: ["q"],
  amount: 10,
};

describe("what keeps a recognition from being sent", () => {
  it.each([
    ["nothing, when it is whole", {}, rules, {}],
    ["nobody to send it to", { sendTo: [] }, rules, { sendTo: "noRecipient" }],
    ["spaces for words", { message: words("  ") }, rules, { message: "noMessage" }],
    ["words that nobody can see", { message: words("\u200b\u2800") }, rules, { message: "noMessage" }],
    ["blanks at the end", { message: words(`a${" ".repeat(4000)}`) }, rules, {}],
    ["blanks inside", { message: words(`a${" ".repeat(4000)}b`) }, rules, { message: "tooLong" }],
    ["characters of two units each", { message: words("🎉".repeat(3000)) }, rules, {}],
    ["too many words", { message: words("a".repeat(3001)) }, rules, { message: "tooLong" }],
    ["no quality where there are some", { qualities: [] }, rules, { qualities: "noQualities" }],
    ["no quality where there are none", { qualities: [] }, { ...rules, qualities: false }, {}],
    ["no amount", { amount: null }, rules, { amount: "noAmount" }],
    ["more than the balance gives", { amount: 26 }, rules, { amount: "overMax" }],
    ["no amount where none can be given", { amount: null }, { ...rules, max: 0 }, {}],
    ["an amount that can no longer be given", { amount: 25 }, { ...rules, max: 0 }, {}],
    ["an amount where there are no points", { amount: 26 }, { ...rules, points: false }, {}],
  ] as const)("%s", (_, change, given, problems) =>
    expect(problemsOf({ ...whole, ...change } as SendValues, given)).toEqual(problems),
  );
});

it.each([
  [100, 3, 33],
  [50_000, 1, 1000],
  [null, 3, 1000],
])("of %i points each of %i people gets %i at most", (balance, people, max) =>
  expect(maxFor(balance, people)).toBe(max),
);

describe("a recipient from the address", () => {
  it("replaces the recipients of an empty message", () =>
    expect(withAsked({ ...whole, message: emptySend.message }, person("b"), "b").sendTo).toEqual([person("b")]));
  it("joins those of a message that was started", () =>
    expect(withAsked(whole, person("b"), "b").sendTo).toEqual([person("a"), person("b")]));
  it("is not put back once taken out", () => {
    const taken = { ...whole, asked: "b" };
    expect(withAsked(taken, person("b"), "b")).toBe(taken);
  });
});

it("sends no points where there are none", () => {
  expect(toBody(whole, { ...rules, points: false }, false)).toMatchObject({ amount: 0, qualityIds: ["q"] });
  expect(toBody(whole, { ...rules, max: 0 }, false)).toMatchObject({ amount: 0 });
  expect(toBody(whole, rules, true)).toMatchObject({ amount: 10, ignoreExceptions: true });
});

describe("a refined message", () => {
  const written = { ...whole, message: words("thx") };
  const first = { ...written, ...withRefined(written, "r1", words("Thank you")) };

  it("is sent with its refinement, and Undo brings back what was written", () => {
    expect(toBody(first, rules, false)).toMatchObject({ message: words("Thank you"), refinementId: "r1" });
    expect({ ...first, ...withoutRefined(first.refined) }).toEqual(written);
  });
  it("that is refined once more is undone to what its author wrote last", () => {
    const again = { ...first, ...withRefined(first, "r2", words("Thank you all")) };
    expect({ ...again, ...withoutRefined(again.refined) }).toEqual(written);
    const edited = { ...first, message: words("Thank you, Ada") };
    const other = { ...edited, ...withRefined(edited, "r2", words("Thank you so much, Ada")) };
    expect(withoutRefined(other.refined)).toEqual({
      message: words("Thank you, Ada"),
      refinementId: "r1",
      refined: null,
    });
  });
});
