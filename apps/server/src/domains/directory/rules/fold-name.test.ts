import { expect, test } from "vitest";
import { foldName, nameParts } from "./fold-name.ts";

test.each([
  ["Inês  Conceição", "ines conceicao"],
  ["Søren Łukasz Đorđe", "soren lukasz dorde"],
  ["Weiß", "weiss"],
  ["IŞIL ışık İpek", "isil isik ipek"],
  ["ﬁona", "fiona"],
  ["أحمد مُنى فاطمة", "احمد مني فاطمه"],
  [" Émile​".trim(), "emile​"],
  ["ｶﾞｸ", "ガク".normalize("NFKD")],
  ["がく", "がく".normalize("NFKD")],
  ["김서연", "김서연".normalize("NFKD")],
])("%s is found as %s", (name, folded) => expect(foldName(name)).toBe(folded));

test("folding twice changes nothing", () => {
  for (const name of ["Ångström", "ĲSSEL", "Ǆ", "ÆON", "ﷺ"]) expect(foldName(foldName(name))).toBe(foldName(name));
});

test("words of a name start after spaces, hyphens and apostrophes", () =>
  expect(nameParts("jean-luc o'neil jean")).toEqual(["jean", "luc", "o", "neil"]));
