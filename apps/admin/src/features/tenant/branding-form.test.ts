import { expect, test } from "vitest";
import { brandingBody, brandingValues } from "./branding-form.ts";
import type { Settings } from "./data.ts";

const settings = { name: "Northwind", brandColor: "#14594a", pointTerms: null } as Settings;

test("what was read is what would be saved", () => {
  expect(brandingBody(brandingValues(settings))).toEqual({
    name: "Northwind",
    brandColor: "#14594a",
    pointTerms: null,
  });
  const pointTerms = { fr: { singular: "étoile", plural: "étoiles" } };
  expect(brandingBody(brandingValues({ ...settings, pointTerms })).pointTerms).toEqual(pointTerms);
});
