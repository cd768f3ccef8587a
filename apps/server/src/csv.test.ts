import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("values are quoted, lists are joined, and no formula is left one", () => {
  const rows = [
    { at: new Date(0), to: ["Ann", "Bob"], words: 'He said "hi"\nand left', amount: 5, private: false, none: null },
    { at: null, to: [], words: "=cmd|' /C calc'!A0", amount: -5, private: true, none: { a: 1 } },
  ];
  expect(csvOf(rows)).toBe(
    '\ufeff"at","to","words","amount","private","none"\r\n' +
      '"1970-01-01T00:00:00.000Z","Ann; Bob","He said ""hi""\nand left",5,false,\r\n' +
      ',"","\'=cmd|\' /C calc\'!A0",-5,true,"{""a"":1}"\r\n',
  );
  expect(csvOf([])).toBe("\ufeff\r\n");
});
