import type { Award } from "@plaudit/api/award.ts";
import type { Awardee, AwardType, OwnAwardType } from "@plaudit/api/award-type.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { nameKey } from "../../name-key.ts";
import { nextOf, offsetOf, type Paging } from "../../paging.ts";
import { colleaguesOf, peopleByIds, recipientsByIds, searchRecipients } from "../directory/index.ts";
import { previewReversal } from "../points/index.ts";
import { awardeesBefore, lineAt, NEWEST } from "./awardee-queries.ts";
import { awardPolicy, awardTypePolicy } from "./policy.ts";
import { presentAwards } from "./present.ts";
import { presentOwnTypes, presentTypes } from "./present-types.ts";
import { givenAwards, visibleAward } from "./queries.ts";
import { type AwardTypeRow, awardTypeRow, awardTypeRows, ownAwardTypeRows } from "./type-queries.ts";

/** Larger totals are not useful to anybody, and counting them costs time on every page. */
const COUNT_MAX = 10_000;
const OFFERED = 10;

interface TypeListing extends Paging {
  archived?: boolean | undefined;
  nomination?: boolean | undefined;
  search?: string | undefined;
}
export async function listAwardTypes(
  ctx: TenantCtx,
  { archived = false, nomination, search = "", ...paging }: TypeListing,
) {
  const [active, old] = await Promise.all([awardTypeRows(ctx, false), awardTypeRows(ctx, true)]);
  const ofKind = (row: AwardTypeRow) => nomination === undefined || row.nomination === nomination;
  const either = archived ? old : active;
  const nominated = either.filter((row) => row.nomination).length;
  const found = either.filter((row) => ofKind(row) && nameKey(row.name).includes(nameKey(search)));
  const from = offsetOf(paging);
  const results: AwardType[] = await presentTypes(ctx, found.slice(from, from + paging.pageSize));
  return {
    results,
    next: nextOf(paging, found.length),
    total: found.length,
    archived: old.filter(ofKind).length,
    kinds: { sent: either.length - nominated, nominated },
  };
}

export async function listOwnTypes(ctx: TenantCtx, paging: Paging) {
  const rows = await ownAwardTypeRows(ctx);
  const from = offsetOf(paging);
  const results: OwnAwardType[] = await presentOwnTypes(ctx, rows.slice(from, from + paging.pageSize));
  return { results, next: nextOf(paging, rows.length), total: rows.length };
}

interface Listing extends Paging {
  idIn?: string[] | undefined;
  awardTypeIdIn?: string[] | undefined;
  recipientIdIn?: string[] | undefined;
  senderIdIn?: string[] | undefined;
  embed?: readonly string[] | undefined;
}
const among = (ids: string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`;

function conditions(ctx: TenantCtx, { idIn, awardTypeIdIn, recipientIdIn, senderIdIn }: Listing): SQL {
  const { tenantId } = ctx.db;
  const parts = [sql`w.tenant_id = ${tenantId}`, givenAwards.visibleTo(ctx)];
  if (idIn) parts.push(sql`w.id = ${among(idIn)}`);
  if (awardTypeIdIn) parts.push(sql`w.type_id = ${among(awardTypeIdIn)}`);
  if (senderIdIn) parts.push(sql`w.sender_id = ${among(senderIdIn)}`);
  if (recipientIdIn)
    parts.push(sql`w.id in (select x.award_id from award_recipients x
      join tenant_members m on m.tenant_id = ${tenantId} and m.id = x.member_id
      where x.tenant_id = ${tenantId} and x.member_id = ${among(recipientIdIn)} and ${givenAwards.knownToReceive(ctx)})`);
  return sql.join(parts, sql` and `);
}

export async function listAwards(ctx: TenantCtx, listing: Listing) {
  const { page, pageSize, embed } = listing;
  const paging = { page, pageSize };
  const where = conditions(ctx, listing);
  const [rows, [counted]] = await Promise.all([
    ctx.db.rows<{ id: string }>(sql`
      select w.id from awards w where ${where} order by w.published_at desc, w.id desc limit ${pageSize} offset ${offsetOf(paging)}`),
    ctx.db.rows<{ count: number }>(sql`
      select count(*)::int as count from (select 1 from awards w where ${where} limit ${COUNT_MAX}) counted`),
  ]);
  const total = counted?.count ?? 0;
  const ids = rows.map(({ id }) => id);
  const found = await presentAwards(ctx, ids, embed);
  return { results: ids.flatMap((id) => found.get(id) ?? []), next: nextOf(paging, total), total };
}

export async function oneAward(ctx: TenantCtx, id: string, embed?: readonly string[]): Promise<Award> {
  const award = (await presentAwards(ctx, [id], embed)).get(id);
  if (!award) throw new DomainError("NotFound", "award.missing");
  return award;
}

/** Who received it: of a team, everybody who was in it then, as far as the reader may know them. */
export async function listReceivers(ctx: TenantCtx, id: string, paging: Paging) {
  const { db } = ctx;
  const { recipient_count } = await visibleAward(ctx, id);
  const receivers = sql`award_recipients x
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
    where x.tenant_id = ${db.tenantId} and x.award_id = ${id}`;
  const [rows, [hidden]] = await Promise.all([
    db.rows<{ id: string }>(sql`
      select m.id from ${receivers} and ${givenAwards.knownToReceive(ctx)}
      order by m.name_key, m.id limit ${paging.pageSize} offset ${offsetOf(paging)}`),
    db.rows<{ count: number }>(
      sql`select count(*)::int as count from ${receivers} and not ${givenAwards.knownToReceive(ctx)}`,
    ),
  ]);
  const withheld = hidden?.count ?? 0;
  const total = recipient_count - withheld;
  const ids = rows.map((row) => row.id);
  const people = await peopleByIds(ctx, ids);
  return { results: ids.flatMap((one) => people.get(one) ?? []), next: nextOf(paging, total), total, withheld };
}

/** What deleting it now would do to the points given with it. */
export async function reversalOf(ctx: TenantCtx, id: string) {
  awardPolicy.require(ctx, "delete", await visibleAward(ctx, id));
  const { returns, shortfall } = await previewReversal(ctx.db, await givenAwards.transactionsOf(ctx, [id]));
  return { given: returns + shortfall, returns, shortfall };
}

/** People and teams by name; with nothing typed, those whom the reader works with. Never the reader. */
export async function findAwardRecipients(
  ctx: TenantCtx,
  { search, idIn }: { search?: string | undefined; idIn?: string[] | undefined },
): Promise<Recipient[]> {
  if (search && !idIn) return searchRecipients(ctx, search);
  return recipientsByIds(ctx, idIn ?? (await colleaguesOf(ctx, OFFERED)).map(({ id }) => id));
}

export async function listAwardees(
  ctx: TenantCtx,
  typeId: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<{ results: Awardee[]; next: string | null }> {
  awardTypePolicy.require(ctx, "view", await awardTypeRow(ctx, typeId));
  const found = await awardeesBefore(ctx.db, typeId, cursor ? lineAt(cursor) : NEWEST, pageSize + 1);
  const rows = found.slice(0, pageSize);
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap((row) => [row.member_id, row.sender_id]))]);
  const last = rows.at(-1);
  return {
    results: rows.flatMap((row): Awardee[] => {
      const [member, sender] = [people.get(row.member_id), people.get(row.sender_id)];
      if (!member || !sender) return [];
      const { award_id: awardId, amount, tenant_wide: tenantWide } = row;
      return [{ awardId, member, sender, amount, tenantWide, createdAt: row.published_at.toISOString() }];
    }),
    next: last && found.length > pageSize ? `${last.award_id}.${last.member_id}.${last.published_at.getTime()}` : null,
  };
}
