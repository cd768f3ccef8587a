import { createHmac } from "node:crypto";
import { type MediaKind, mediaKind } from "@plaudit/api/media.ts";
import * as z from "zod/mini";
import { sameBytes } from "../../../same-bytes.ts";
import { derive } from "../../../secrets.ts";

const policy = z.strictObject({ tenantId: z.uuid(), id: z.uuid(), kind: mediaKind, until: z.int() });
export interface UploadPolicy {
  tenantId: string;
  id: string;
  kind: MediaKind;
  /** Milliseconds since 1970. */
  until: number;
}

const sign = (secret: string, text: string) =>
  createHmac("sha256", derive(secret, "media uploads")).update(text).digest();

/** The fields that go before the file. */
export function policyFields(secret: string, given: UploadPolicy): { policy: string; signature: string } {
  const text = Buffer.from(JSON.stringify(given)).toString("base64url");
  return { policy: text, signature: sign(secret, text).toString("base64url") };
}

/** What was allowed, if we allowed it; null for anything else. */
export function readPolicy(secret: string, fields: { policy?: string; signature?: string }): UploadPolicy | null {
  const { policy: text = "", signature = "" } = fields;
  const right = sign(secret, text);
  const given = Buffer.from(signature, "base64url");
  if (!sameBytes(given, right)) return null;
  const parsed = z.safeParse(policy, JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  return parsed.success ? parsed.data : null;
}
