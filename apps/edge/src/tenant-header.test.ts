import { expect, test } from "vitest";
import { tenantSigner, tenantVerifier } from "./tenant-header.ts";

const secret = "a secret of the tests, long enough to sign with";
const id = "00000000-0000-7000-8000-000000000001";
const now = 1_800_000_000_000;

test("a signature proves the tenant, or the apex, to servers that share the secret", async () => {
  const sign = tenantSigner(secret);
  const verify = tenantVerifier(secret);
  const value = await sign(id, now);
  expect(value).toMatch(new RegExp(`^${id}\\.\\d{10}\\.[\\w-]{43}$`));
  expect(await verify(value, now)).toEqual({ tenantId: id });
  expect(await verify(value, now)).toEqual({ tenantId: id });
  expect(await verify(await sign(null, now), now)).toEqual({ tenantId: null });
  expect(await tenantVerifier(`${secret}!`)(value, now)).toBeNull();
});

test("one signature serves a minute and is valid for five", async () => {
  const sign = tenantSigner(secret);
  const verify = tenantVerifier(secret);
  const value = await sign(id, now);
  expect(await sign(id, now + 59_000)).toBe(value);
  expect(await sign(id, now + 61_000)).not.toBe(value);
  expect(await verify(value, now + 299_000)).not.toBeNull();
  expect(await verify(value, now + 300_001)).toBeNull();
});

test("a clock that was set back does not keep an old signature in use", async () => {
  const sign = tenantSigner(secret);
  const value = await sign(id, now);
  expect(await sign(id, now - 3_600_000)).not.toBe(value);
});

test.each([
  ["", null],
  ["another tenant", (v: string) => v.replace("01.", "02.")],
  ["a later expiry", (v: string) => v.replace(/\.\d{10}\./, ".1999999999.")],
  ["a cut signature", (v: string) => v.slice(0, -1)],
  ["no signature", (v: string) => v.replace(/\.[\w-]+$/, ".")],
  ["something longer", (v: string) => `${v}.x`],
])("refuses %s", async (_what, forge) => {
  const value = await tenantSigner(secret)(id, now);
  expect(await tenantVerifier(secret)(forge ? forge(value) : "", now)).toBeNull();
});
