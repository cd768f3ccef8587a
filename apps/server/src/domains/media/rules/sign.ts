import { createHmac } from "node:crypto";
import type { MediaKind } from "@plaudit/api/media.ts";
import { sameBytes } from "../../../same-bytes.ts";
import { derive } from "../../../secrets.ts";

export const DAY_MS = 86_400_000;
/** How many days an address is good for: longer than any page or screen stays as it was. */
const GOOD_DAYS = 8;

export interface Place {
  tenantId: string;
  id: string;
  variant: string;
  /** The first day, counted from 1970, on which it is no longer good. */
  until: number;
}
/** Whose host a picture is shown on; null is the apex. */
export type Host = string | null;

export const mediaFormats: Record<MediaKind, "webp" | "png"> = { avatar: "webp", logo: "png", banner: "webp" };

const keys = new Map<string, string>();
function keyOf(secret: string): string {
  const known = keys.get(secret);
  if (known) return known;
  const key = derive(secret, "media addresses");
  keys.set(secret, key);
  return key;
}
const signature = (secret: string, { tenantId, id, variant, until }: Place, host: Host) =>
  createHmac("sha256", keyOf(secret))
    .update(`${tenantId}/${id}/${variant}/${until}/${host ?? "apex"}`)
    .digest()
    .subarray(0, 16);

/** An address is the same all day, so that it is kept. */
export const lastDay = (now: Date, days = GOOD_DAYS): number => Math.floor(now.getTime() / DAY_MS) + days;

/** Good on one host: what leaks from there opens nothing elsewhere. */
export const addressOf = (secret: string, kind: MediaKind, place: Place, host: Host): string =>
  `/media/${place.tenantId}/${place.id}/${place.variant}.${mediaFormats[kind]}?until=${place.until}&signature=${signature(secret, place, host).toString("base64url")}`;

const PATH = /^\/media\/([\da-f-]{36})\/([\da-f-]{36})\/([a-z-]{1,40})\.(?:webp|png)$/;

/** What an address stands for, if we signed it for this host; whether its time is over is for the caller's clock. */
export function placeAt(secret: string, address: URL, host: Host | undefined): Place | null {
  const [, tenantId, id, variant] = PATH.exec(address.pathname) ?? [];
  const until = address.searchParams.get("until") ?? "";
  const given = Buffer.from(address.searchParams.get("signature") ?? "", "base64url");
  if (!tenantId || !id || !variant || !/^\d{1,6}$/.test(until)) return null;
  const place = { tenantId, id, variant, until: Number(until) };
  // What did not come through the edge has no host but the picture's own.
  const right = signature(secret, place, host === undefined ? tenantId : host);
  return sameBytes(given, right) ? place : null;
}
