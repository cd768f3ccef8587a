import { expect, test } from "vitest";
import { matchParts } from "./fold.ts";

test("what was typed is found without marks and case, and cut out as written", () => {
  expect(matchParts("Inês Laurent", "ines")).toEqual(["", "Inês", " Laurent"]);
  expect(matchParts("Zeynep Aydın", "AYD")).toEqual(["Zeynep ", "Ayd", "ın"]);
  expect(matchParts("Maya", "x")).toBeNull();
  expect(matchParts("Maya", " ")).toBeNull();
});
