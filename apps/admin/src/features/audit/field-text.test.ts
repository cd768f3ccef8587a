import { expect, test } from "vitest";
import { fieldText } from "./field-text.ts";

const id = "01a1fcd9-0000-7000-8000-000000000000";
const words = {
  nothing: "nothing",
  empty: (field: string) => (field === "teamIds" ? "every team" : "nothing"),
  yes: "yes",
  no: "no",
  everyone: "everyone",
  date: (time: string) => `on ${time.slice(0, 10)}`,
  number: String,
  list: (items: string[]) => items.join(" and "),
  language: (code: string) => ({ en: "English", ar: "Arabic" })[code] ?? code,
  role: (of: string) => ({ manager: "Managers" })[of] ?? of,
  name: (of: string) => (of === id ? "Ann" : undefined),
  gone: "somebody",
};
test.each([
  ["name", "Northwind", "Northwind"],
  ["name", null, "nothing"],
  ["name", "", "nothing"],
  ["archived", false, "no"],
  ["periodDays", 30, "30"],
  ["suspendedAt", "2026-11-21T09:00:00.000Z", "on 2026-11-21"],
  ["managerIds", [id, id.replace("01a1", "01a2")], "Ann and somebody"],
  ["managerIds", [], "nothing"],
  ["teamIds", [], "every team"],
  ["languages", ["en", "ar"], "English and Arabic"],
  ["qualities", [{ id, name: "Bold", color: 1 }], "Bold"],
  ["pointTerms", { en: { singular: "star", plural: "stars" } }, "en: singular: star, plural: stars"],
  ["audience", { everyone: true, memberIds: [], teamIds: [], roles: [] }, "everyone"],
  ["audience", { everyone: false, memberIds: [id], teamIds: [], roles: ["manager"] }, "Managers and Ann"],
  ["audience", { everyone: false, memberIds: [], teamIds: [], roles: [] }, "nothing"],
  ["role", "manager", "Managers"],
  ["whatever", {}, "nothing"],
])("%s %j reads %s", (field, value, text) => {
  expect(fieldText(field, value, words)).toBe(text);
});
