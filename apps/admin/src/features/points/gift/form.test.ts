import { expect, test } from "vitest";
import { nextStep } from "./form.ts";

const steps = (...typed: string[]) => typed.map((at) => ({ at }));

test("the next tier is five years after the last, in whatever digits that was typed", () => {
  expect(nextStep("anniversary", steps("1", "10"))).toBe("15");
  expect(nextStep("anniversary", steps("1", "١٠"))).toBe("15");
  expect(nextStep("anniversary", steps("1", "soon"))).toBe("6");
  expect(nextStep("anniversary", steps("96"))).toBeNull();
});

test("of the days of onboarding the first that is missing is added", () => {
  expect(nextStep("onboarding", steps("30", "90"))).toBe("60");
  expect(nextStep("onboarding", steps("30", "60", "90"))).toBeNull();
});
