import { expect, test } from "vitest";
import { toBody, valuesOf } from "./form.ts";

test("a new channel shows everything, in the tenant's language", () =>
  expect(toBody({ ...valuesOf(null, "fr"), name: "Hall" })).toEqual({
    name: "Hall",
    content: ["recognition", "award", "announcement", "celebration", "joiners"],
    teamIds: [],
    periodDays: 30,
    language: "fr",
    theme: "dark",
    qr: "view",
    frameOrigins: [],
  }));

test("addresses are taken as they are copied", () =>
  expect(
    toBody({ ...valuesOf(null, "en"), origins: " https://Signage.example/ \n\nhttp://10.0.0.7:8080" }).frameOrigins,
  ).toEqual(["https://signage.example", "http://10.0.0.7:8080"]));

test("what is not chosen is not shown", () =>
  expect(toBody({ ...valuesOf(null, "en"), award: false, joiners: false }).content).toEqual([
    "recognition",
    "announcement",
    "celebration",
  ]));
