import { expect, test } from "vitest";
import { isPreviewToken, previewHolds, previewToken } from "./preview-token.ts";

const look = { secret: "s".repeat(32), tenantId: "tenant", channelId: "channel" };
const now = new Date("2026-11-21T09:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("a preview is of one channel and ends after a quarter of an hour", () => {
  const { token, expiresAt } = previewToken(look, now);
  expect(isPreviewToken(token)).toBe(true);
  expect(expiresAt).toEqual(after(15));
  expect(previewHolds(token, look, after(14))).toBe(true);
  expect(previewHolds(token, look, after(15))).toBe(false);
  for (const other of [{ channelId: "another" }, { tenantId: "another" }, { secret: "t".repeat(32) }])
    expect(previewHolds(token, { ...look, ...other }, now)).toBe(false);
});

test("nothing else holds", () => {
  const { token } = previewToken(look, now);
  const later = token.replace(/\d{13}/, String(after(60).getTime()));
  for (const forged of ["", "preview.", "preview.1.2", later, `${token}A`, token.slice(0, -1), `x${token}`])
    expect(previewHolds(forged, look, now)).toBe(false);
});
