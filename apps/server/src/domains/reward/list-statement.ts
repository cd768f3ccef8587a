import type { FundLine } from "@plaudit/api/reward-provider.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { fieldError } from "../../error.ts";
import { peopleByIds } from "../directory/index.ts";
import { rewardProviderPolicy } from "./policy.ts";
import { providerRow } from "./queries.ts";

interface Row {
  line: number;
  kind: FundLine["kind"];
  amount: number;
  balance: number;
  createdAt: Date;
  actorId: string | null;
  note: string;
  reward: string | null;
}

/** Lines before one, the latest first: a range of the table's own key. */
export async function listStatement(
  ctx: TenantCtx,
  id: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<{ results: FundLine[]; next: string | null }> {
  const { db } = ctx;
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw fieldError("cursor", "cursor", "badCursor");
  rewardProviderPolicy.require(ctx, "view", await providerRow(db, id));
  const found = await db.rows<Row>(sql`
    select f.line, f.kind, f.amount, f.balance, f.created_at as "createdAt", f.actor_id as "actorId", f.note,
      d.reward_name || case when d.variant_name <> '' then ', ' || d.variant_name else '' end as reward
    from reward_fund_lines f
    left join redemptions d on d.tenant_id = ${db.tenantId} and d.id = f.redemption_id
    where f.tenant_id = ${db.tenantId} and f.provider_id = ${id} and f.line < ${cursor ? Number(cursor) : 1_000_000_000}
    order by f.line desc limit ${pageSize + 1}`);
  const rows = found.slice(0, pageSize);
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  return {
    results: rows.map(({ line, actorId, createdAt, ...row }) => ({
      ...row,
      id: String(line),
      createdAt: createdAt.toISOString(),
      actor: (actorId && people.get(actorId)) || null,
    })),
    next: found.length > rows.length ? String(rows.at(-1)?.line) : null,
  };
}
