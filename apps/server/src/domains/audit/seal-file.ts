import type { Seal } from "@plaudit/api/audit.ts";
import type { TenantCtx } from "../../context.ts";
import { Download } from "../../download.ts";
import { DomainError } from "../../error.ts";
import { lastBlocks, lastSeals } from "./chain-queries.ts";
import { sealText } from "./rules/seal-file.ts";
import { recordAudit } from "./verbs/record-audit.ts";

export async function listSeals({ db }: TenantCtx): Promise<{ results: Seal[] }> {
  const seals = await lastSeals(db);
  return { results: seals.map((seal) => ({ ...seal, sealedAt: seal.sealedAt.toISOString() })) };
}

/** The latest seals as a file, which proves later that nothing of what was sealed has changed since. */
export async function downloadSeals(ctx: TenantCtx): Promise<Download> {
  const { db, tenant } = ctx;
  const blocks = await lastBlocks(db);
  if (blocks.length === 0) throw new DomainError("NotFound", "audit.notSealed");
  const numbers = Object.fromEntries(blocks.map(({ chain, number }) => [chain, number]));
  await recordAudit(ctx, {
    action: "auditLog.seal",
    entityType: "tenant",
    entityId: tenant.id,
    before: null,
    after: numbers,
  });
  const body = new Response(sealText(tenant, blocks, ctx.now)).body;
  if (!body) throw new Error("a text has no stream");
  return new Download(body, { type: "application/json", name: "seal.json" });
}
