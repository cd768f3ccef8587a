import { createHash } from "node:crypto";
import type { TenantDb } from "../db/tenant-db.ts";
import { DomainError, fieldError } from "../error.ts";
import { seal, unseal } from "../seal.ts";
import type { ReadInput } from "./input.ts";

export interface Answer {
  status: 200 | 204;
  /** JSON, or null for an empty response. */
  text: string | null;
}

/** This request was answered before: its transaction is rolled back and the first response is replayed. */
export class Replay extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super("answered before");
    this.answer = answer;
  }
}

interface Kept {
  request_hash: Buffer;
  status: 200 | 204 | null;
  answer: string | null;
}

export function keyOf(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null || request.method === "GET" || request.method === "DELETE") return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw fieldError("Idempotency-Key", "format", "badKey");
}

export const requestHash = (key: string, path: string, { text }: ReadInput): Buffer =>
  createHash("sha256").update(`${key}\n${path}\n${text}`).digest();

interface Claim {
  memberId: string;
  key: string;
  hash: Buffer;
  /** Seals what is kept of a response that holds a secret. */
  secret: string | null;
}

/**
 * Runs work under a key: the claim is sent ahead of it, in one packet with its first statements. A copy that arrives meanwhile waits for the first and then replays its response.
 */
export async function underKey(db: TenantDb, claim: Claim, work: () => Promise<Answer>): Promise<Answer> {
  const { memberId, key, hash, secret } = claim;
  const id = [db.tenantId, memberId, key];
  const inserted = db.query<{ own: boolean }>({
    name: "idempotency_claim",
    text: `insert into idempotency_keys (tenant_id, member_id, key, request_hash) values ($1, $2, $3, $4)
      on conflict do nothing returning true as own`,
    values: [...id, hash],
  });
  const kept = db.query<Kept>({
    name: "idempotency_kept",
    text: `select request_hash, status, answer from idempotency_keys where tenant_id = $1 and member_id = $2 and key = $3`,
    values: id,
  });
  const claimed = Promise.allSettled([inserted, kept]);
  const outcome = await Promise.allSettled([work()]);
  const [first, found] = await claimed;
  if (first.status === "rejected") throw claimError(first.reason);
  if (found.status === "rejected") throw found.reason;
  if (first.value.length === 0) throw replayOf(found.value[0], claim);
  const [done] = outcome;
  if (done.status === "rejected") throw done.reason;
  const { status, text } = done.value;
  db.write({
    name: "idempotency_answer",
    text: "update idempotency_keys set status = $4, answer = $5 where tenant_id = $1 and member_id = $2 and key = $3",
    values: [...id, status, text && secret ? seal(text, secret) : text],
  });
  return done.value;
}

const claimError = (error: unknown) =>
  (error as { code?: string }).code === "55P03" ? new DomainError("Conflict", "stillAtWork", { retryAfter: 1 }) : error;

function replayOf(kept: Kept | undefined, { hash, secret }: Claim): Error {
  if (!kept?.status) return new DomainError("Conflict", "stillAtWork", { retryAfter: 1 });
  if (!kept.request_hash.equals(hash)) return new DomainError("IdempotencyConflict", "anotherRequest");
  const { status, answer } = kept;
  if (!answer || !secret) return new Replay({ status, text: answer });
  const text = unseal(answer, secret);
  return text === null ? new DomainError("Conflict", "doneAlready") : new Replay({ status, text });
}
