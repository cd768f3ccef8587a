import type { Recognition } from "@plaudit/api/recognition.ts";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { nextOf, offsetOf, type Paging } from "../../paging.ts";
import { checkProfile, peopleByIds } from "../directory/index.ts";
import { presentQuality } from "../value/index.ts";
import { type ListFilter, listIds, listTotal } from "./list-queries.ts";
import { peersOf } from "./people-queries.ts";
import { presentRecognitions } from "./present.ts";
import { ownWeekOf, summaryOf, weekOf } from "./summary-queries.ts";

interface Listing extends ListFilter, Paging {
  statusIn?: ("draft" | "published")[] | undefined;
  embed?: readonly string[] | undefined;
}

export async function listRecognitions(ctx: TenantCtx, { page, pageSize, statusIn, embed, ...filter }: Listing) {
  // There are no drafts yet.
  if (statusIn?.length && !statusIn.includes("published")) return { results: [], next: null, total: 0 };
  const paging = { page, pageSize };
  const [rows, total] = await Promise.all([listIds(ctx, filter, pageSize, offsetOf(paging)), listTotal(ctx, filter)]);
  const entities = await presentRecognitions(
    ctx,
    rows.map((row) => row.id),
    embed,
  );
  return { results: rows.flatMap((row) => entities.get(row.id) ?? []), next: nextOf(paging, total), total };
}

export async function oneRecognition(ctx: TenantCtx, id: string, embed?: readonly string[]): Promise<Recognition> {
  const entity = (await presentRecognitions(ctx, [id], embed)).get(id);
  if (!entity) throw new DomainError("NotFound", "noRecognition");
  return entity;
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
