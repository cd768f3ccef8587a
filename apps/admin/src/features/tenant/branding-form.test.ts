import { expect, test } from "vitest";
import { brandingBody, brandingValues } from "./branding-form.ts";
import type { Settings } from "./data.ts";

test("what was read is what would be saved", () => {
  const settings = { name: "Northwind", brandColor: "#14594a" } as Settings;
  expect(brandingBody(brandingValues(settings))).toEqual({ name: "Northwind", brandColor: "#14594a" });
});
