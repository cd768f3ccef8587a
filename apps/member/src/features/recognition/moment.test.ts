import { describe, expect, it } from "vitest";
import { momentOf, readMoment, tomorrowAtNine } from "./moment.ts";

const now = new Date("2026-11-22T18:00:00Z");

describe("the time at which a draft is published", () => {
  it.each([
    ["23/11/2026", "9:00 AM", "UTC", "2026-11-23T09:00:00.000Z"],
    ["23/11/2026", "9:15 pm", "Europe/Amsterdam", "2026-11-23T20:15:00.000Z"],
    ["3.1.2027", "12 a.m.", "Asia/Kathmandu", "2027-01-02T18:15:00.000Z"],
    ["٢٣/١١/٢٠٢٦", "٩:٣٠ PM", "UTC", "2026-11-23T21:30:00.000Z"],
    ["۲۳/۱۱/۲۰۲۶", "۹:۳۰ PM", "UTC", "2026-11-23T21:30:00.000Z"],
    ["22/11/2026", "12:30 PM", "America/Los_Angeles", "2026-11-22T20:30:00.000Z"],
  ])("%s, %s in %s is %s", (date, time, zone, at) => expect(readMoment({ date, time }, zone, now)).toEqual({ at }));
  it.each([
    ["", "9:00 AM", "invalid"],
    ["31/02/2027", "9:00 AM", "invalid"],
    ["2026-11-23", "9:00 AM", "invalid"],
    ["23/11/2026", "21:00", "invalid"],
    ["23/11/2026", "13:00 PM", "invalid"],
    ["23/11/2026", "9:75 AM", "invalid"],
    ["23/11/2026", "9:07 AM", "invalid"],
    ["22/11/2026", "9:00 AM", "past"],
    ["22/11/2026", "6:00 PM", "past"],
  ])("%s, %s is %s", (date, time, fault) => expect(readMoment({ date, time }, "UTC", now)).toEqual({ fault }));
});

it.each([
  ["UTC", "23/11/2026"],
  ["Pacific/Auckland", "24/11/2026"],
])("tomorrow in %s is %s", (zone, date) => expect(tomorrowAtNine(zone, now)).toEqual({ date, time: "9:00 AM" }));

it.each([
  ["2026-11-23T08:00:00Z", "Europe/Amsterdam", "23/11/2026", "9:00 AM"],
  ["2026-11-23T23:30:00Z", "Europe/Amsterdam", "24/11/2026", "12:30 AM"],
  ["2026-11-23T12:45:00Z", "UTC", "23/11/2026", "12:45 PM"],
])("%s in %s is written %s, %s", (instant, zone, date, time) =>
  expect(momentOf(instant, zone)).toEqual({ date, time }),
);
