import type { ModeratedType } from "@plaudit/api/moderated.ts";
import type { TenantCtx } from "../../context.ts";
import { DomainError, fieldError } from "../../error.ts";
import { type Position, signedCursor } from "../../signed-cursor.ts";
import { storedSettings } from "../points/index.ts";
import { moderationItemPolicy, moderationWordsPolicy } from "./policy.ts";
import { type AllModerated, moderatedOf, ownTypes, presentItems, YEAR_MS } from "./present.ts";
import {
  decidedCounts,
  decidedItems,
  type ItemRow,
  itemRow,
  itemRows,
  noticeOf,
  openCounts,
  openItems,
  wordsRow,
} from "./queries.ts";

const cursors = signedCursor("moderation");
interface Listing {
  cursor?: string | undefined;
  pageSize: number;
}

function positionOf({ secret, db }: TenantCtx, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const found = cursors.decode(secret, db.tenantId, cursor);
  if (!found) throw fieldError("cursor", "cursor", "badCursor");
  return found;
}

async function pageOf(
  ctx: TenantCtx,
  all: AllModerated,
  { cursor, pageSize }: Listing,
  read: (page: { before: Position | undefined; limit: number }) => Promise<ItemRow[]>,
  at: (row: ItemRow) => Date | null,
) {
  const found = await read({ before: positionOf(ctx, cursor), limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const lastAt = last && at(last);
  const next =
    last && lastAt && found.length > rows.length
      ? cursors.encode(ctx.secret, ctx.db.tenantId, { at: lastAt, id: last.id })
      : null;
  return { results: await presentItems(ctx, all, rows), next };
}

export async function flaggedItems(ctx: TenantCtx, all: AllModerated, type: ModeratedType, listing: Listing) {
  const [page, counts] = await Promise.all([
    pageOf(
      ctx,
      all,
      listing,
      (page) => openItems(ctx.db, type, page),
      (row) => row.openedAt,
    ),
    openCounts(ctx.db, [type]),
  ]);
  return { ...page, total: counts[0]?.count ?? 0 };
}

const decidedSums = async (ctx: TenantCtx) => {
  const rows = await decidedCounts(ctx.db, ownTypes(ctx), new Date(ctx.now.getTime() - YEAR_MS));
  const sums = { hidden: 0, dismissed: 0, restored: 0 };
  for (const { state, count } of rows) sums[state] = count;
  return sums;
};

export async function decisions(ctx: TenantCtx, all: AllModerated, listing: Listing) {
  const [page, sums] = await Promise.all([
    pageOf(
      ctx,
      all,
      listing,
      (page) => decidedItems(ctx.db, ownTypes(ctx), page),
      (row) => row.decidedAt,
    ),
    decidedSums(ctx),
  ]);
  return { ...page, total: sums.hidden + sums.dismissed + sums.restored };
}

export async function moderationCounts(ctx: TenantCtx) {
  const types = ownTypes(ctx);
  const [open, decided] = await Promise.all([openCounts(ctx.db, types), decidedSums(ctx)]);
  const of = new Map(open.map(({ type, count }) => [type, count]));
  return { open: Object.fromEntries(types.map((type) => [type, of.get(type) ?? 0])), decided };
}

export async function oneItem(ctx: TenantCtx, all: AllModerated, id: string) {
  const row = await itemRow(ctx.db, id);
  moderationItemPolicy.require(ctx, "view", row);
  const [item] = await presentItems(ctx, all, [row]);
  if (!item) throw new DomainError("NotFound", "moderation.missing");
  return item;
}

/** What taking back the points of these would do now; of those that the reader may decide about. */
export async function reversals(ctx: TenantCtx, all: AllModerated, ids: string[]) {
  const rows = (await itemRows(ctx.db, ids)).filter((row) => moderationItemPolicy.can(ctx.actor, "view", row));
  const sums = await Promise.all(
    [...Map.groupBy(rows, (row) => row.type)].map(([type, some]) =>
      moderatedOf(all, type)?.points?.preview(
        ctx.db,
        some.map((row) => row.id),
      ),
    ),
  );
  const returns = sums.reduce((sum, one) => sum + (one?.returns ?? 0), 0);
  const shortfall = sums.reduce((sum, one) => sum + (one?.shortfall ?? 0), 0);
  const [each] = shortfall > 0 ? (await storedSettings(ctx.db)).row.worth : [];
  const worth = each ? { currency: each.currency, value: shortfall * Number(each.value) } : null;
  return { given: returns + shortfall, returns, shortfall, worth };
}

export async function oneNotice(ctx: TenantCtx, id: string) {
  const { kind, subjectType, text, note, returned, path, createdAt } = await noticeOf(ctx.db, id, ctx.actor.memberId);
  return { id, kind, type: subjectType, text, note, returned, path, createdAt: createdAt.toISOString() };
}

export async function presentWords(ctx: TenantCtx, row?: Awaited<ReturnType<typeof wordsRow>>) {
  const { words, version } = row ?? (await wordsRow(ctx.db));
  return {
    __entity_type__: "moderationWords" as const,
    __permissions__: moderationWordsPolicy.permissionsOn(ctx.actor, null),
    id: ctx.db.tenantId,
    words,
    version,
  };
}
