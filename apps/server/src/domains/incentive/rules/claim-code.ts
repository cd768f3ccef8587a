import { createHmac } from "node:crypto";
import { CODE_SECONDS } from "@plaudit/api/incentive-limits.ts";
import { sameBytes } from "../../../same-bytes.ts";
import { derive } from "../../../secrets.ts";

interface Of {
  tenantId: string;
  id: string;
  codeVersion: number;
  rotating: boolean;
}
const PERIOD_MS = CODE_SECONDS * 1000;
const slotOf = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS);

const sign = (secret: string, { tenantId, id, codeVersion }: Of, slot: number | "poster"): Buffer =>
  createHmac("sha256", derive(secret, "incentive codes"))
    .update(`${tenantId}/${id}/${codeVersion}/${slot}`)
    .digest()
    .subarray(0, 18);

/** What the QR code holds now. */
export const codeOf = (secret: string, of: Of, now: Date): string =>
  sign(secret, of, of.rotating ? slotOf(now) : "poster").toString("base64url");

/** When a changing one changes next. */
export const changesAt = ({ rotating }: Of, now: Date): Date | null =>
  rotating ? new Date((slotOf(now) + 1) * PERIOD_MS) : null;

/** One that changes is taken for one period more: whoever scans it just before has time to send it. */
export function isCode(secret: string, of: Of, code: string, now: Date): boolean {
  const given = Buffer.from(code, "base64url");
  const slots = of.rotating ? [slotOf(now), slotOf(now) - 1] : (["poster"] as const);
  return slots.some((slot) => sameBytes(given, sign(secret, of, slot)));
}
