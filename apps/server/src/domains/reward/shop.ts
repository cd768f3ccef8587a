import type { Output } from "@plaudit/api/endpoint.ts";
import type { rewardShopEndpoints, ShopRewardPage } from "@plaudit/api/reward-shop.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError, fieldError } from "../../error.ts";
import { type Position, signedCursor } from "../../signed-cursor.ts";
import { foldName } from "../directory/index.ts";
import { accountId, periodAt, redeemRefusal, spendable, storedSettings, worthIn } from "../points/index.ts";
import { pictureOf } from "./picture.ts";
import { rewardPolicy } from "./policy.ts";
import { presentShopReward, presentShopRewards, presentShopVariant, shopFacts } from "./present-shop.ts";
import { variantsOf } from "./queries.ts";
import {
  countryOf,
  type ShopFilter,
  type ShopRow,
  shopCategories,
  shopRow,
  shopRows,
  shopSections,
  shopTotal,
  spentSince,
  takenSince,
  wishRow,
} from "./shop-queries.ts";
import type { LimitPeriod } from "./tables.ts";
import { suppliedOf } from "./tango/shown.ts";

/** Of each provider on the first page. */
const EACH = 4;
const WEEKS = 8;

type Query = Output<(typeof rewardShopEndpoints)["GET /reward/shop"]["query"]>;
type ListQuery = Output<(typeof rewardShopEndpoints)["GET /reward/shop/rewards"]["query"]>;

/** A company without points has no shop. */
function checkOn({ actor }: TenantCtx): void {
  if (!actor.features.includes("points")) throw new DomainError("NotFound", "pointsOff");
}

function filterOf({ search, categoryIn, least, most, affordable }: Query, balance: number): ShopFilter {
  const upTo = affordable ? Math.min(balance, most ?? balance) : most;
  return { key: search && foldName(search), categories: categoryIn, least, most: upTo };
}

/** What somebody received in the last weeks, by the week. */
async function receivedPerWeek({ db, now, actor }: TenantCtx): Promise<number | null> {
  const [row] = await db.rows<{ received: number }>(sql`
    select coalesce(sum(e.amount), 0)::float8 as received from points_entries e
    where e.tenant_id = ${db.tenantId} and e.account_id = ${accountId(actor.memberId, "redeemable")} and e.amount > 0
      and e.type not in ('redemption_refund', 'reversal') and e.created_at > ${new Date(now.getTime() - WEEKS * 7 * 86_400_000)}`);
  return Math.round((row?.received ?? 0) / WEEKS) || null;
}

async function wishOf(ctx: TenantCtx, balance: number) {
  const wish = await wishRow(ctx);
  const row = wish && (await shopRow(ctx, wish.rewardId));
  if (!wish || !row?.offered) return null;
  const [variants, { row: settings }, perWeek] = await Promise.all([
    variantsOf(ctx.db, [row.id]),
    storedSettings(ctx.db),
    receivedPerWeek(ctx),
  ]);
  const own = variants.get(row.id) ?? [];
  const variant = own.find(({ id }) => id === wish.variantId);
  const points = variant?.points ?? row.leastPoints;
  return {
    reward: presentShopReward(ctx, row, own, settings.worth),
    variantId: variant?.id ?? null,
    points,
    missing: Math.max(0, points - balance),
    perWeek,
  };
}

const shopProvider = (
  ctx: TenantCtx,
  { providerId, providerKind, providerName, providerDescription, providerPicture }: ShopRow,
) => ({
  id: providerId,
  kind: providerKind,
  name: providerName,
  description: providerDescription,
  pictureUrls: pictureOf(ctx, { picture: providerPicture, externalPicture: null }),
});

export async function showShop(ctx: TenantCtx, query: Query) {
  checkOn(ctx);
  const [{ balance, lapse }, refusal, { row: settings }, country] = await Promise.all([
    spendable(ctx, ctx.actor.memberId),
    redeemRefusal(ctx, ctx.actor.memberId),
    storedSettings(ctx.db),
    countryOf(ctx),
  ]);
  const filter = filterOf(query, balance);
  const [wish, categories, rows] = await Promise.all([
    wishOf(ctx, balance),
    shopCategories(ctx),
    shopSections(ctx, filter, EACH),
  ]);
  const shown = await presentShopRewards(ctx, rows, settings.worth);
  const byProvider = Map.groupBy(rows, ({ providerId }) => providerId);
  const sections = [...byProvider.values()].flatMap((own) => {
    const [first] = own;
    const rewards = shown.filter(({ providerId }) => providerId === first?.providerId);
    return first ? [{ provider: shopProvider(ctx, first), total: first.total, rewards }] : [];
  });
  return {
    balance,
    lapse: lapse && { points: lapse.points, at: lapse.at.toISOString() },
    refusal,
    worth: worthIn(country, settings.worth),
    wish,
    categories,
    total: sections.reduce((sum, section) => sum + section.total, 0),
    sections,
  };
}

const cursors = {
  newest: signedCursor("shop"),
  points: signedCursor("shopPoints"),
  "-points": signedCursor("shopPoints"),
};

export async function listShop(ctx: TenantCtx, query: ListQuery) {
  checkOn(ctx);
  const { sorting = "newest", cursor, pageSize, providerId } = query;
  const { secret, db } = ctx;
  let after: Position | undefined;
  if (cursor !== undefined) {
    const found = cursors[sorting].decode(secret, db.tenantId, cursor);
    if (!found) throw fieldError("cursor", "cursor", "badCursor");
    after = found;
  }
  const [{ balance }, { row: settings }] = await Promise.all([
    query.affordable ? spendable(ctx, ctx.actor.memberId) : { balance: 0 },
    storedSettings(db),
  ]);
  const filter = { ...filterOf(query, balance), providerId };
  const [found, total] = await Promise.all([
    shopRows(ctx, filter, { sorting, after, limit: pageSize + 1 }),
    shopTotal(ctx, filter),
  ]);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const at = last && (sorting === "newest" ? last.createdAt : new Date(last.leastPoints));
  const next =
    last && at && found.length > rows.length ? cursors[sorting].encode(secret, db.tenantId, { at, id: last.id }) : null;
  return { results: await presentShopRewards(ctx, rows, settings.worth), next, total };
}

/** Since when redemptions count towards a limit. */
export const limitSince = (now: Date, zone: string, period: LimitPeriod): Date | null =>
  period === "ever" ? null : periodAt(now, zone, period).start;

/** What the provider lets one person redeem in a month of the company's zone; null is no limit. */
export async function monthlyOf(
  { now, tenant }: Pick<TenantCtx, "now" | "tenant">,
  reader: Parameters<typeof spentSince>[0],
  { id, monthlyPoints }: { id: string; monthlyPoints: number | null },
) {
  if (monthlyPoints === null) return null;
  return { most: monthlyPoints, taken: await spentSince(reader, id, periodAt(now, tenant.timezone, "month").start) };
}

export async function showShopReward(ctx: TenantCtx, id: string): Promise<ShopRewardPage> {
  const { db, actor } = ctx;
  const row = await shopRow(ctx, id);
  if (!row) throw new DomainError("NotFound", "reward.missing");
  rewardPolicy.require(ctx, "wish", shopFacts(row));
  const [supplied, variants, { row: settings }, { balance }, refusal, taken, monthly, wish] = await Promise.all([
    row.fulfilment === "tango" ? suppliedOf(ctx, id) : null,
    variantsOf(db, [id]),
    storedSettings(db),
    spendable(ctx, actor.memberId),
    redeemRefusal(ctx, actor.memberId),
    takenSince(ctx, id, limitSince(ctx.now, ctx.tenant.timezone, row.limitPeriod)),
    monthlyOf(ctx, ctx, { id: row.providerId, monthlyPoints: row.monthlyPoints }),
    wishRow(ctx),
  ]);
  const own = variants.get(id) ?? [];
  const { worth } = settings;
  return {
    ...presentShopReward(ctx, row, own, worth),
    instructions: row.instructions,
    asks: row.asks,
    provider: shopProvider(ctx, row),
    variants: own.map(presentShopVariant(row, worth)),
    worth: worth.find(({ currency }) => currency === row.currency) ?? null,
    balance,
    refusal,
    personLimit: row.personLimit,
    limitPeriod: row.limitPeriod,
    taken,
    monthly,
    wished: wish?.rewardId === id,
    supplied,
  };
}
