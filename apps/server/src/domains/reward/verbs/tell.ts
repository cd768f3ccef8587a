import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NewNotification, notify } from "../../notification/index.ts";
import { isoDate } from "../../points/index.ts";
import { managingRoles } from "../policy.ts";
import { providerRow, rewardRow, variantsOf } from "../queries.ts";
import { redemptionRow } from "../redemption-queries.ts";
import type { News } from "./follow.ts";
import { mailLeaverNews, type RenderLeaverNews } from "./mail-leaver-news.ts";
import { mailReceipt, type RenderReceipt } from "./mail-receipt.ts";

const MOST = 200;
const rowOf = ({ db }: WorkerCtx, id: string) => redemptionRow({ db, actor: { memberId: null } }, id);
const nameOf = ({ rewardName, variantName }: { rewardName: string; variantName: string }) =>
  [rewardName, variantName].filter(Boolean).join(", ");

/** Its member, of each step once; the receipt comes with a mail of its own, and to who has left every step. */
export async function tellMember(
  ctx: WorkerCtx,
  render: { receipt: RenderReceipt; leaverNews: RenderLeaverNews },
  { redemptionId, news }: { redemptionId: string; news: News },
) {
  const row = await rowOf(ctx, redemptionId);
  const [reward, path] = [nameOf(row), "/rewards/redemption-history"];
  const params = { kind: `reward.${news}` as const, reward, count: row.points };
  const [told] = await notify(ctx, [
    {
      memberId: row.memberId,
      params,
      fromMemberId: null,
      resourcePath: path,
      sourceKey: `redemption:${redemptionId}:${news}`,
    },
  ]);
  if (news === "receipt") {
    if (told?.mail || row.left) await mailReceipt(ctx, render.receipt, row, { reward, path });
  } else if (row.left) await mailLeaverNews(ctx, render.leaverNews, row, { news, params });
}

type Person = { id: string; manages: boolean };
/** Of a provider its owners who may look after rewards, else all who may. */
async function managersOf({ db }: WorkerCtx, ownerIds: readonly string[], except: string | null): Promise<Person[]> {
  const people = await db.rows<Person & { owns: boolean }>(sql`
    select m.id, true as manages, m.id = any(${sql.param(ownerIds)}::uuid[]) as owns from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.status = 'joined' and m.suspended_at is null
      and m.role = any(${sql.param(managingRoles)}::text[]) and m.id is distinct from ${except}::uuid
    order by owns desc, m.name_key, m.id limit ${MOST}`);
  const owners = people.filter(({ owns }) => owns);
  return owners.length > 0 ? owners : people;
}

async function leadersOf({ db }: WorkerCtx, memberId: string): Promise<Person[]> {
  return db.rows<Person>(sql`
    select m.id, m.role = any(${sql.param(managingRoles)}::text[]) as manages from member_managers g
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = g.manager_id
    where g.tenant_id = ${db.tenantId} and g.member_id = ${memberId} and m.status = 'joined' and m.suspended_at is null
    order by m.id limit ${MOST}`);
}

/** Whoever it waits for: a manager where it asks for one, else those who look after its provider. */
export async function askSomebody(
  ctx: WorkerCtx,
  { redemptionId, again = "" }: { redemptionId: string; again?: string | undefined },
): Promise<void> {
  const row = await rowOf(ctx, redemptionId);
  if (!row.waitsFor || row.waitsFor === "order") return;
  const leaders = row.waitsFor === "approval" && row.approval === "manager" ? await leadersOf(ctx, row.memberId) : [];
  const { ownerIds } = await providerRow(ctx.db, row.providerId);
  const asked = leaders.length > 0 ? leaders : await managersOf(ctx, ownerIds, row.memberId);
  const kind = row.waitsFor === "approval" ? "reward.waiting" : "reward.toFulfil";
  const queue = row.waitsFor === "approval" ? "approvals" : "fulfilment";
  await notify(
    ctx,
    asked.map(
      ({ id: memberId, manages }): NewNotification => ({
        memberId,
        params: { kind, reward: nameOf(row) },
        fromMemberId: row.memberId,
        resourcePath: manages ? `/admin/rewards/${queue}` : "/rewards/redemption-history",
        sourceKey: `redemption:${redemptionId}:${row.waitsFor}${again}`,
      }),
    ),
  );
}

/** Once for each time that a fund fell below its threshold. */
export async function alertLow(ctx: WorkerCtx, { providerId }: { providerId: string }): Promise<void> {
  const provider = await providerRow(ctx.db, providerId);
  if (!provider.lowSince || provider.archivedAt) return;
  const told = await managersOf(ctx, provider.ownerIds, null);
  await notify(
    ctx,
    told.map(({ id: memberId }) => ({
      memberId,
      params: { kind: "reward.low", provider: provider.name },
      fromMemberId: null,
      resourcePath: `/admin/rewards/store/${providerId}`,
      sourceKey: `rewardFund:${providerId}:${provider.lowSince?.toISOString()}`,
    })),
  );
}

/** Once a day at most: what is given back and asked for again may pass the threshold often. */
export async function alertLowStock(ctx: WorkerCtx, { rewardId, variantId }: { rewardId: string; variantId: string }) {
  const { db, now } = ctx;
  const reward = await rewardRow(db, rewardId);
  const variant = (await variantsOf(db, [rewardId])).get(rewardId)?.find(({ id }) => id === variantId);
  if (reward.archivedAt || variant?.stock == null || reward.lowBelow === null || variant.stock >= reward.lowBelow)
    return;
  const { stock } = variant;
  const { ownerIds } = await providerRow(db, reward.providerId);
  const told = await managersOf(ctx, ownerIds, null);
  await notify(
    ctx,
    told.map(({ id: memberId }) => ({
      memberId,
      params: {
        kind: "reward.lowStock",
        reward: nameOf({ rewardName: reward.name, variantName: variant.name }),
        count: stock,
      },
      fromMemberId: null,
      resourcePath: `/admin/rewards/configure/${rewardId}`,
      sourceKey: `rewardStock:${variantId}:${isoDate(now, ctx.tenant.timezone)}`,
    })),
  );
}
