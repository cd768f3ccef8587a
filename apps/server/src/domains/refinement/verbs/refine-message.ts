import { isDeepStrictEqual } from "node:util";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { refinementEndpoints } from "@plaudit/api/refinement.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { measureText, type RichText, textLimits, tidyText } from "@plaudit/api/rich-words.ts";
import { RefineFailed } from "../../../adapters/refine/refiner.ts";
import { AfterCommit } from "../../../after-commit.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { fromParts, toPassage } from "../rules/passage.ts";

type Refine = (typeof refinementEndpoints)["POST /refinement/refinements"];
/** A draft may be scheduled that far ahead. */
const KEPT_DAYS = 400;
const RETRY_SECONDS = 5;

function refusalOf(error: unknown): unknown {
  if (!(error instanceof RefineFailed)) return error;
  if (error.why === "language") return fieldError("input", "language", "refinement.language");
  const key = error.why === "unusable" ? "refinement.unusable" : "refinement.unavailable";
  return new DomainError("Unavailable", key, { retryAfter: RETRY_SECONDS });
}

async function ask({ services: { refiner }, log }: TenantCtx, input: RichText, signal: AbortSignal): Promise<RichText> {
  try {
    const output = tidyText(fromParts(input, await refiner.refine(toPassage(input), signal)));
    if (measureText(output, textLimits.recognition).fault) throw new RefineFailed("unusable", "empty or too long");
    return output;
  } catch (error) {
    if (error instanceof RefineFailed && error.why !== "language" && !signal.aborted)
      log.warn({ why: error.why, reason: error.message, host: refiner.host }, "a message was not refined");
    throw refusalOf(error);
  }
}

interface Made {
  sessionId: string;
  now: Date;
}
async function keep(
  { actor, services: { refiner } }: TenantCtx,
  db: TenantDb,
  { sessionId, now }: Made,
): Promise<string> {
  const id = newId();
  db.write({
    text: "insert into refinements (tenant_id, id, member_id, session_id, host, created_at) values ($1, $2, $3, $4, $5, $6)",
    values: [db.tenantId, id, actor.memberId, sessionId, refiner.host, now],
  });
  db.write({
    text: "delete from refinements where tenant_id = $1 and member_id = $2 and status = 'draft' and created_at < $3",
    values: [db.tenantId, actor.memberId, new Date(now.getTime() - KEPT_DAYS * 86_400_000)],
  });
  return id;
}

/** The message in better words, with everybody whom it mentions. Neither is stored. */
export function refineMessage(ctx: TenantCtx, { input, sessionId }: Output<Refine["body"]>) {
  if (!ctx.actor.features.includes("refine-recognition")) throw new DomainError("Forbidden", "mayNot");
  const written = tidyText(toRichText(input));
  const { fault } = measureText(written, textLimits.recognition);
  if (fault) throw fieldError("input", fault, fault === "empty" ? "message" : "messageLong");
  return new AfterCommit<Output<Refine["response"]>>(async (signal) => {
    const output = await ask(ctx, written, signal);
    if (isDeepStrictEqual(output, written)) return { refinementId: null, output };
    const refinementId = await ctx.again((db) => keep(ctx, db, { sessionId, now: ctx.now }));
    return { refinementId, output };
  });
}
