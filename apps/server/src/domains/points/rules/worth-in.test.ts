import { expect, test } from "vitest";
import { worthIn } from "./worth-in.ts";

const [euro, pound] = [
  { currency: "EUR", value: "0.10" },
  { currency: "GBP", value: "0.09" },
];

test("a point is worth what is set for the country's currency, else what it is to the company", () => {
  const worth = [euro, pound];
  expect(["GB", "NL", "KE", "ZZ", null].map((country) => worthIn(country, worth))).toEqual([
    pound,
    euro,
    euro,
    euro,
    euro,
  ]);
  expect(worthIn("GB", [])).toBeNull();
});
