import { describe, expect, test } from "vitest";
import { expiryOf } from "./periods.ts";
import { replayLapses } from "./replay-lapses.ts";

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const [from, to] = [new Date("2026-07-01T00:00:00Z"), new Date("2026-10-01T00:00:00Z")];
const replayed = (expiry: "never" | "month" | "quarter", opening: number, movements: [string, number][]) =>
  replayLapses({
    ...{ from, to, opening },
    movements: movements.map(([day, amount]) => ({ at: on(day), amount })),
    endOf: (at) => expiryOf(at, "UTC", expiry),
  });

describe("points to spend under another expiry", () => {
  test("lapse once they are that old, those that were older at once", () => {
    const past: [string, number][] = [
      ["2026-03-05", 10],
      ["2026-06-20", 20],
      ["2026-08-10", 30],
    ];
    expect(replayed("never", 30, past)).toEqual({ lapsed: 0, left: 60 });
    expect(replayed("quarter", 30, past)).toEqual({ lapsed: 30, left: 30 });
    expect(replayed("month", 30, past)).toEqual({ lapsed: 60, left: 0 });
  });

  test("are spent before they lapse, the oldest first; nobody spends what has lapsed", () => {
    expect(
      replayed("month", 0, [
        ["2026-07-05", 10],
        ["2026-07-20", 20],
        ["2026-07-25", -15],
        ["2026-09-20", 40],
        ["2026-09-21", -45],
      ]),
    ).toEqual({ lapsed: 15, left: 0 });
  });

  test("of the time before only what was left counts, the newest of it, and what nobody knows the age of", () => {
    expect(
      replayed("quarter", 25, [
        ["2026-01-05", 100],
        ["2026-06-20", 20],
      ]),
    ).toEqual({ lapsed: 25, left: 0 });
    expect(replayed("never", 25, [])).toEqual({ lapsed: 0, left: 25 });
  });
});
