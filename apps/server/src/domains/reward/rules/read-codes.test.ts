import { expect, test } from "vitest";
import { readCodes } from "./read-codes.ts";

test("codes are read line by line, and what is wrong with one is named by its line", () => {
  const csv = [
    "\ufeffCode,Valid until",
    "ALPHA-0001,2027-01-31",
    '"BETA,0002";',
    "",
    "ALPHA-0001",
    "GAMMA-0003,2027-02-30",
    "DELTA-0004,2020-01-01",
    "x".repeat(201),
    "EPSILON-5\t2027-05-05",
    "",
  ].join("\r\n");
  expect(readCodes(csv, "2026-11-23")).toEqual({
    lines: 8,
    good: [
      { line: 2, code: "ALPHA-0001", expiresOn: "2027-01-31" },
      { line: 3, code: "BETA,0002", expiresOn: null },
      { line: 9, code: "EPSILON-5", expiresOn: "2027-05-05" },
    ],
    rejected: [
      { line: 4, code: "", reason: "empty", firstLine: null },
      { line: 5, code: "ALP••••01", reason: "twice", firstLine: 2 },
      { line: 6, code: "GAM••••03", reason: "date", firstLine: null },
      { line: 7, code: "DEL••••04", reason: "expired", firstLine: null },
      { line: 8, code: "xxx••••xx", reason: "long", firstLine: null },
    ],
  });
});
