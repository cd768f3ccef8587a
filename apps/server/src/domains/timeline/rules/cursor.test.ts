import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor.ts";

const tenant = "0190a000-0000-7000-8000-000000000001";
const position = { publishedAt: new Date("2026-11-21T05:31:03.123Z"), id: "0190a000-0000-7000-8000-0000000000ab" };

test("a cursor comes back as it went", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.uuid(), (publishedAt, id) => {
      expect(decodeCursor("secret", tenant, encodeCursor("secret", tenant, { publishedAt, id }))).toEqual({
        publishedAt,
        id,
      });
    }),
  );
});

test("nothing else is a cursor", () => {
  const cursor = encodeCursor("secret", tenant, position);
  fc.assert(fc.property(fc.string(), (text) => decodeCursor("secret", tenant, text) === null));
  for (let at = 0; at < cursor.length; at++) {
    const forged = cursor.slice(0, at) + (cursor[at] === "A" ? "B" : "A") + cursor.slice(at + 1);
    expect(decodeCursor("secret", tenant, forged)).toBeNull();
  }
  expect(decodeCursor("other secret", tenant, cursor)).toBeNull();
  expect(decodeCursor("secret", "0190a000-0000-7000-8000-000000000002", cursor)).toBeNull();
});
