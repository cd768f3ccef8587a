import { expect, test } from "vitest";
import { birthdaysOn, daysBetween, daysOn, yearsOn } from "./occasion-days.ts";

test("who was born on 29 February has their birthday on the 28th in a year without it, and on the 29th in one with it", () => {
  expect(birthdaysOn(["2027-02-28"])).toEqual([
    { day: "2027-02-28", birthday: "02-28" },
    { day: "2027-02-28", birthday: "02-29" },
  ]);
  expect(birthdaysOn(["2028-02-28", "2028-02-29"])).toEqual([
    { day: "2028-02-28", birthday: "02-28" },
    { day: "2028-02-29", birthday: "02-29" },
  ]);
});

test("years since 29 February are counted likewise", () => {
  expect(yearsOn(["2025-02-28"], [1, 2])).toEqual([
    { day: "2025-02-28", origin: "2024-02-28", at: 1 },
    { day: "2025-02-28", origin: "2024-02-29", at: 1 },
    { day: "2025-02-28", origin: "2023-02-28", at: 2 },
  ]);
  expect(yearsOn(["2028-02-29"], [1, 4])).toEqual([{ day: "2028-02-29", origin: "2024-02-29", at: 4 }]);
});

test("days are counted over the end of a year", () => {
  expect(daysOn(["2027-01-15"], [30])).toEqual([{ day: "2027-01-15", origin: "2026-12-16", at: 30 }]);
});

test("the days between two instants are those of every zone", () => {
  expect(daysBetween(new Date("2026-12-31T11:00:00Z"), new Date("2026-12-31T13:00:00Z"))).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
});
