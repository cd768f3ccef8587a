import { expect, test } from "vitest";
import { typedMoney } from "./amounts.ts";

test("money has hundredths in a field only where there are some", () =>
  expect([2500, 2550, 5].map(typedMoney)).toEqual(["25", "25.50", "0.05"]));
