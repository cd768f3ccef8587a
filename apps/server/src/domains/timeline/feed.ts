import { isFeedType } from "@plaudit/api/entities.ts";
import type { TimelineItem } from "@plaudit/api/timeline.ts";
import type { TenantCtx } from "../../context.ts";
import type { FeedPresenters, Registered } from "../../domain.ts";
import { fieldError } from "../../error.ts";
import { type Position, signedCursor } from "../../signed-cursor.ts";
import { presentItems } from "./present.ts";
import { type FeedRange, type FeedRow, feedStatement, pinnedStatement } from "./queries.ts";

interface Filters {
  teamIdIn?: string[] | undefined;
  itemTypeIn?: readonly string[] | undefined;
  after?: string | undefined;
}
interface PageQuery extends Filters {
  cursor?: string | undefined;
  pageSize: number;
  embed?: readonly string[] | undefined;
}
const COUNT_MAX = 99;
const cursors = signedCursor("timeline");
/** The cursor of an empty feed, so that its first items can be requested. */
const beginning: Position = { at: new Date(0), id: "00000000-0000-0000-0000-000000000000" };

function position(ctx: TenantCtx, path: "cursor" | "after", cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const found = cursors.decode(ctx.secret, ctx.db.tenantId, cursor);
  if (found) return found;
  throw fieldError(path, "cursor", "badCursor");
}

const rangeOf = (ctx: TenantCtx, query: Filters & { cursor?: string | undefined }): FeedRange => ({
  before: position(ctx, "cursor", query.cursor),
  after: position(ctx, "after", query.after),
  teamIds: [...new Set(query.teamIdIn ?? [])],
  types: query.itemTypeIn ?? [],
});

export async function feedPage(
  ctx: TenantCtx,
  presenters: FeedPresenters,
  query: PageQuery,
): Promise<{ results: TimelineItem[]; next: string | null; head: string | null }> {
  const { db, actor } = ctx;
  const cursor = (row: FeedRow) => cursors.encode(ctx.secret, db.tenantId, { at: row.published_at, id: row.id });
  const found = await db.rows<FeedRow>(
    feedStatement(db.tenantId, actor.memberId, rangeOf(ctx, query), query.pageSize + 1),
  );
  const rows = found.slice(0, query.pageSize);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    results: await presentItems(ctx, presenters, rows, query.embed),
    next: last && found.length > rows.length ? cursor(last) : null,
    head: query.cursor
      ? null
      : first
        ? cursor(first)
        : (query.after ?? cursors.encode(ctx.secret, db.tenantId, beginning)),
  };
}

export async function newCount(
  ctx: TenantCtx,
  shownNow: Registered["shownNow"],
  query: Filters & { after: string },
): Promise<{ count: number }> {
  const { db, actor } = ctx;
  const rows = await db.rows<FeedRow>(feedStatement(db.tenantId, actor.memberId, rangeOf(ctx, query), COUNT_MAX));
  const counts = [...Map.groupBy(rows, ({ type }) => type)].map(async ([type, ofType]) => {
    const ids = ofType.map((row) => row.entity_id);
    const shown = isFeedType(type) ? await shownNow[type]?.(ctx, ids) : undefined;
    return shown ? ids.filter((id) => shown.has(id)).length : ids.length;
  });
  return { count: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) };
}

export async function pinnedItems(ctx: TenantCtx, presenters: FeedPresenters): Promise<TimelineItem[]> {
  const { db, actor } = ctx;
  const rows = await db.rows<FeedRow>(pinnedStatement(db.tenantId, actor.memberId));
  return presentItems(ctx, presenters, rows);
}
