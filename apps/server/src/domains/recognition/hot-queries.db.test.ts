import { expect, test } from "vitest";
import type { Tenant, TenantCtx } from "../../context.ts";
import { feedPresenters } from "../../registry.ts";
import { onlyTenant } from "../../testing/many.ts";
import { manyMembers } from "../../testing/many-members.ts";
import { manyRecognitions, manyValues } from "../../testing/many-recognitions.ts";
import { explained } from "../../testing/plans.ts";
import { world } from "../../testing/world.ts";
import { engagementOf } from "../engagement/queries.ts";
import { messageCount, messagePage } from "../notification/queries.ts";
import { feedPage, newCount, pinnedItems } from "../timeline/feed.ts";
import { listIds, receiversOf, withheldReceivers } from "./list-queries.ts";
import { peersOf, recentTargets } from "./people-queries.ts";
import { visibleRecognition } from "./queries.ts";
import { directReports, managerRankings } from "./rankings.ts";
import { goalOf, ownWeekOf, summaryOf, weekOf } from "./summary-queries.ts";
import { channelRecognitions } from "./tv-queries.ts";

const large =
  "recognitions|recognition_(targets|recipients|quality_links)|timeline_\\w+|engagement_(reactions|comments)";
const refused = new RegExp(`hashed SubPlan|Seq Scan on (${large})\\b`);

test("hot queries of a large tenant are ranges of indexes", { timeout: 120_000 }, async () => {
  const w = await world();
  const only = onlyTenant(w.tenantId);
  const members = 1000;
  for (const statements of [
    manyMembers(only, members),
    manyValues(only),
    manyRecognitions(only, { members, last: 20_000 }),
  ])
    for (const statement of statements) await w.owner(statement);
  await w.owner("analyze");
  const found: string[] = [];
  await w.tenant(async (real) => {
    const [member] = await real.db.query<{ id: string }>({
      text: "select id from tenant_members where tenant_id = $1 and email like 'p84.%'",
      values: [w.tenantId],
    });
    const actor = { ...real.actor, memberId: member?.id ?? "", features: ["points"] };
    const ctx: TenantCtx = { ...real, now: real.now, db: explained(real.db, refused, found), actor };
    const first = await feedPage(ctx, feedPresenters, { pageSize: 20 });
    expect(first.results).toHaveLength(20);
    expect(first.results.some((item) => item.entity.__entity_type__ === "recognition" && !item.entity.tenantWide)).toBe(
      false,
    );
    const deep = await feedPage(ctx, feedPresenters, { pageSize: 100, cursor: first.next ?? "" });
    const teamIds = await real.db.query<{ id: string }>({
      text: "select id from teams where tenant_id = $1 order by id limit 3",
      values: [w.tenantId],
    });
    await feedPage(ctx, feedPresenters, { pageSize: 20, teamIdIn: teamIds.map((team) => team.id) });
    await newCount(ctx, {}, { after: first.next ?? "" });
    await pinnedItems(ctx, feedPresenters);
    const id = deep.results[0]?.entity.id ?? "";
    await visibleRecognition(ctx, id);
    await engagementOf(ctx, [id]);
    for (const filter of [{}, { sentByIdIn: [actor.memberId] }, { recipientIdIn: [actor.memberId] }, { idIn: [id] }])
      await listIds(ctx, filter, 20, 0);
    await listIds(ctx, { sentByOrToIdIn: [actor.memberId] }, 20, 0);
    await receiversOf(ctx, id, 20, 0);
    await withheldReceivers(ctx, id);
    await goalOf(ctx, "Europe/Paris");
    await summaryOf(ctx, actor.memberId, "Europe/Paris", false);
    await weekOf(ctx, "Europe/Paris");
    await ownWeekOf(ctx, "Europe/Paris", actor.memberId);
    await channelRecognitions(ctx, { teamIds: [], periodDays: 30 });
    await recentTargets(ctx, 10);
    await peersOf(ctx, 6);
    await directReports({ ...ctx, now: real.now, tenant: { timezone: "UTC" } as Tenant }, { page: 1, pageSize: 20 });
    await managerRankings(ctx);
    await messagePage(ctx, 20, 0);
    await messageCount(ctx, false);
  });
  expect(found).toEqual([]);
});
