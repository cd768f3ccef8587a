import type { IncentiveCode } from "@plaudit/api/incentive.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { countScans } from "../claim-queries.ts";
import { incentivePolicy } from "../policy.ts";
import { type IncentiveRow, incentiveRow } from "../queries.ts";
import { changesAt, codeOf } from "../rules/claim-code.ts";
import { incentives } from "../tables.ts";

async function present(ctx: TenantCtx, row: IncentiveRow): Promise<IncentiveCode> {
  const { db, now, secret, tenant } = ctx;
  const of = { ...row, tenantId: db.tenantId };
  return {
    url: `${tenant.url}/incentives/${row.id}?code=${codeOf(secret, of, now)}`,
    rotating: row.rotating,
    changesAt: changesAt(of, now)?.toISOString() ?? null,
    now: now.toISOString(),
    scans: await countScans(db, row.id),
  };
}

export async function readCode(ctx: TenantCtx, id: string): Promise<IncentiveCode> {
  const row = await incentiveRow(ctx, id);
  incentivePolicy.require(ctx, "view", row);
  if (!row.byCode) throw new DomainError("Conflict", "incentive.noCode");
  return present(ctx, row);
}

/** For when one has got into the wrong hands. */
export async function renewCode(ctx: TenantCtx, id: string): Promise<IncentiveCode> {
  const { db } = ctx;
  const before = await incentiveRow(ctx, id, true);
  incentivePolicy.require(ctx, "renewCode", before);
  await db.orm
    .update(incentives)
    .set({ codeVersion: before.codeVersion + 1 })
    .where(byId(db, incentives, id));
  const entry = { action: "incentive.renewCode", entityType: "incentive", entityId: id } as const;
  await recordAudit(ctx, { ...entry, before: null, after: null });
  return present(ctx, { ...before, codeVersion: before.codeVersion + 1 });
}
