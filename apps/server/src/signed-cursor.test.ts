import fc from "fast-check";
import { expect, test } from "vitest";
import { signedCursor } from "./signed-cursor.ts";

const { encode, decode } = signedCursor("timeline");
const tenant = "0190a000-0000-7000-8000-000000000001";
const position = { at: new Date("2026-11-21T05:31:03.123Z"), id: "0190a000-0000-7000-8000-0000000000ab" };

test("a cursor comes back as it went", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.uuid(), (at, id) => {
      expect(decode("secret", tenant, encode("secret", tenant, { at, id }))).toEqual({
        at,
        id,
      });
    }),
  );
});

test("nothing else is a cursor", () => {
  const cursor = encode("secret", tenant, position);
  fc.assert(fc.property(fc.string(), (text) => decode("secret", tenant, text) === null));
  for (let at = 0; at < cursor.length; at++) {
    const forged = cursor.slice(0, at) + (cursor[at] === "A" ? "B" : "A") + cursor.slice(at + 1);
    expect(decode("secret", tenant, forged)).toBeNull();
  }
  expect(decode("other secret", tenant, cursor)).toBeNull();
  expect(decode("secret", "0190a000-0000-7000-8000-000000000002", cursor)).toBeNull();
});

test("a cursor of one list is none of another", () => {
  const audit = signedCursor("audit");
  expect(audit.decode("secret", tenant, encode("secret", tenant, position))).toBeNull();
  expect(audit.decode("secret", tenant, audit.encode("secret", tenant, position))).toEqual(position);
});
