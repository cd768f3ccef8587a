import { createHmac } from "node:crypto";
import { sameBytes } from "../../../same-bytes.ts";
import { derive } from "../../../secrets.ts";

export const DAY_MS = 86_400_000;
/** How many days an address is good for: longer than any page or screen stays as it was. */
const GOOD_DAYS = 8;

export interface Place {
  tenantId: string;
  id: string;
  /** In the store: its variant, and how its name ends. */
  fileName: string;
  /** The first day, counted from 1970, on which it is no longer good. */
  until: number;
}
/** Whose host a picture is shown on; null is the apex. */
export type Host = string | null;

const keys = new Map<string, string>();
function keyOf(secret: string): string {
  const known = keys.get(secret);
  if (known) return known;
  const key = derive(secret, "media addresses");
  keys.set(secret, key);
  return key;
}
const signature = (secret: string, { tenantId, id, fileName, until }: Place, host: Host) =>
  createHmac("sha256", keyOf(secret))
    .update(`${tenantId}/${id}/${fileName}/${until}/${host ?? "apex"}`)
    .digest()
    .subarray(0, 16);

/** An address is the same all day, so that it is kept. */
export const lastDay = (now: Date, days = GOOD_DAYS): number => Math.floor(now.getTime() / DAY_MS) + days;

/** Good on one host: what leaks from there opens nothing elsewhere. */
export const addressOf = (secret: string, place: Place, host: Host): string =>
  `/media/${place.tenantId}/${place.id}/${place.fileName}?until=${place.until}&signature=${signature(secret, place, host).toString("base64url")}`;

const PATH = /^\/media\/([\da-f-]{36})\/([\da-f-]{36})\/([a-z-]{1,40}\.[a-z]{3,4})$/;

/** The file of an address that we signed for this host; null otherwise. The caller checks whether it has expired. */
export function placeAt(secret: string, address: URL, host: Host | undefined): Place | null {
  const [, tenantId, id, fileName] = PATH.exec(address.pathname) ?? [];
  const until = address.searchParams.get("until") ?? "";
  const given = Buffer.from(address.searchParams.get("signature") ?? "", "base64url");
  if (!tenantId || !id || !fileName || !/^\d{1,6}$/.test(until)) return null;
  const place = { tenantId, id, fileName, until: Number(until) };
  // What did not come through the edge has no host but the picture's own.
  const right = signature(secret, place, host === undefined ? tenantId : host);
  return sameBytes(given, right) ? place : null;
}
