import { describe, expect, it, test } from "vitest";
import { changedFields, fieldAt, rebase } from "./entity-values.ts";

const opened = { name: "Goats", teams: [{ id: "1" }], public: true };

test("names the fields that differ, whatever they hold", () => {
  expect(changedFields(opened, structuredClone(opened))).toEqual([]);
  expect(changedFields(opened, { ...opened, name: "Sheep", teams: [] })).toEqual(["name", "teams"]);
  expect(changedFields<Record<string, unknown>>({}, { avatar: { id: "1" } })).toEqual(["avatar"]);
});

describe("keeping what was typed", () => {
  it("takes over what others changed elsewhere", () =>
    expect(rebase(opened, { ...opened, name: "Mine" }, { ...opened, teams: [], public: false })).toEqual({
      name: "Mine",
      teams: [],
      public: false,
    }));

  it("wins over a change of the same field", () =>
    expect(rebase(opened, { ...opened, name: "Mine" }, { ...opened, name: "Theirs" })).toEqual({
      ...opened,
      name: "Mine",
    }));

  it("keeps a picture that was taken away", () =>
    expect(rebase<Record<string, unknown>>({ avatar: undefined }, { avatar: null }, { avatar: undefined })).toEqual({
      avatar: null,
    }));
});

test.each([
  ["name", "name"],
  ["teamIds", "teams"],
  ["teamIds.0", "teams"],
  ["pointTerms.fr.plural", "terms.fr.plural"],
  ["pointTerms.de.plural", "terms"],
  ["qualities.1.name", "qualities.1.name"],
  ["qualities.7.name", "qualities"],
  ["languages.0", "languages"],
  ["sendTo.0.id", undefined],
  ["toString", undefined],
])("the error at %s of the body belongs to the field %s", (path, field) => {
  const values = {
    name: "",
    teams: [{ id: "1", label: "Goats" }],
    terms: { fr: { singular: "", plural: "" } },
    qualities: [{ name: "" }, { name: "" }],
    languages: ["en"],
  };
  expect(fieldAt(path, values, { teamIds: "teams", pointTerms: "terms" })).toBe(field);
});
