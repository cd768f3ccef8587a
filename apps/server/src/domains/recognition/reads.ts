import type { Recognition } from "@plaudit/api/recognition.ts";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { nextOf, offsetOf, type Paging } from "../../paging.ts";
import { checkProfile, peopleByIds } from "../directory/index.ts";
import { previewReversal } from "../points/index.ts";
import { presentQuality } from "../value/index.ts";
import { ownDrafts } from "./draft-queries.ts";
import { type ListFilter, listIds, listTotal, receiversOf, withheldReceivers } from "./list-queries.ts";
import { peersOf } from "./people-queries.ts";
import { recognitionPolicy } from "./policy.ts";
import { presentRecognitions } from "./present.ts";
import { presentDrafts } from "./present-draft.ts";
import { givenRecognitions, visibleRecognition } from "./queries.ts";
import { ownWeekOf, summaryOf, weekOf } from "./summary-queries.ts";

interface Listing extends ListFilter, Paging {
  embed?: readonly string[] | undefined;
}

async function draftsById(ctx: TenantCtx, ids: string[]): Promise<Map<string, Recognition>> {
  return ids.length > 0 ? presentDrafts(ctx, await ownDrafts(ctx.db, ctx.actor.memberId, ids)) : new Map();
}

export async function listRecognitions(ctx: TenantCtx, { page, pageSize, embed, ...filter }: Listing) {
  const paging = { page, pageSize };
  const [rows, total] = await Promise.all([listIds(ctx, filter, pageSize, offsetOf(paging)), listTotal(ctx, filter)]);
  const idsOf = (draft: boolean) => rows.filter((row) => row.draft === draft).map((row) => row.id);
  const [published, drafts] = await Promise.all([
    presentRecognitions(ctx, idsOf(false), embed),
    draftsById(ctx, idsOf(true)),
  ]);
  const results = rows.flatMap((row) => (row.draft ? drafts : published).get(row.id) ?? []);
  return { results, next: nextOf(paging, total), total };
}

export const countRecognitions = async (ctx: TenantCtx, filter: ListFilter) => ({
  count: await listTotal(ctx, filter),
});

/** A published recognition, or one of the caller's own drafts. */
export async function oneRecognition(ctx: TenantCtx, id: string, embed?: readonly string[]): Promise<Recognition> {
  const published = (await presentRecognitions(ctx, [id], embed)).get(id);
  const entity = published ?? (await draftsById(ctx, [id])).get(id);
  if (!entity) throw new DomainError("NotFound", "noRecognition");
  return entity;
}

/** Who received it: of a team, everybody who was in it then, as far as the reader may know them. */
export async function listReceivers(ctx: TenantCtx, id: string, paging: Paging) {
  const { recipient_count } = await visibleRecognition(ctx, id);
  const [rows, withheld] = await Promise.all([
    receiversOf(ctx, id, paging.pageSize, offsetOf(paging)),
    withheldReceivers(ctx, id),
  ]);
  const total = recipient_count - withheld;
  const people = await peopleByIds(
    ctx,
    rows.map((row) => row.id),
  );
  const results = rows.flatMap((row) => people.get(row.id) ?? []);
  return { results, next: nextOf(paging, total), total, withheld };
}

/** What deleting it now would do to the points given with it. */
export async function reversalOf(ctx: TenantCtx, id: string) {
  const record = await visibleRecognition(ctx, id);
  recognitionPolicy.require(ctx, "delete", record);
  const { returns, shortfall } = await previewReversal(ctx.db, await givenRecognitions.transactionsOf(ctx, [id]));
  return { given: returns + shortfall, returns, shortfall };
}

export async function memberSummary(ctx: TenantCtx, memberId: string) {
  const everything = memberId === ctx.actor.memberId;
  const [{ qualities, ...sums }] = await Promise.all([
    summaryOf(ctx, memberId, ctx.tenant.timezone, everything),
    checkProfile(ctx, memberId),
  ]);
  return { ...sums, qualities: qualities.map(({ count, ...row }) => ({ quality: presentQuality(row), count })) };
}

export async function weekly(ctx: TenantCtx) {
  const { timezone } = ctx.tenant;
  const [week, forOwnTeams] = await Promise.all([weekOf(ctx, timezone), ownWeekOf(ctx, timezone, ctx.actor.memberId)]);
  return { ...week, forOwnTeams };
}

export async function peers(ctx: TenantCtx) {
  const rows = await peersOf(ctx, 6);
  const people = await peopleByIds(
    ctx,
    rows.map((row) => row.id),
  );
  const results = rows.flatMap((row) => {
    const person = people.get(row.id);
    return person ? [{ ...person, lastRecognizedAt: row.last_recognized_at?.toISOString() ?? null }] : [];
  });
  return { results };
}
