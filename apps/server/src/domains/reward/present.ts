import type { Reward } from "@plaudit/api/reward.ts";
import type { RewardProvider } from "@plaudit/api/reward-provider.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { nameAudiences } from "../points/index.ts";
import { pictureOf } from "./picture.ts";
import { rewardPolicy, rewardProviderPolicy } from "./policy.ts";
import { type ProviderRow, providerFigures, type RewardRow, recentOf, type VariantRow, variantsOf } from "./queries.ts";
import { refusals } from "./tango/shown.ts";

/** How far back "lately" reaches. */
const RECENT_MS = 90 * 86_400_000;
const since = (ctx: TenantCtx) => new Date(ctx.now.getTime() - RECENT_MS);

export async function presentProviders(ctx: TenantCtx, rows: readonly ProviderRow[]): Promise<RewardProvider[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [owners, figures, refused] = await Promise.all([
    peopleByIds(ctx, [...new Set(rows.flatMap(({ ownerIds }) => ownerIds))]),
    providerFigures(ctx.db, ids, since(ctx)),
    rows.some(({ kind }) => kind === "tango") ? refusals(ctx.db) : null,
  ]);
  return rows.map((row) => {
    const { rewards = 0, redemptions = 0, points = 0, cost = 0 } = figures.get(row.id) ?? {};
    return {
      __entity_type__: "rewardProvider",
      __permissions__: rewardProviderPolicy.permissionsOn(ctx.actor, row),
      id: row.id,
      kind: row.kind,
      name: row.name,
      description: row.description,
      currency: row.currency,
      funded: row.funded,
      alertBelow: row.alertBelow,
      countries: row.countries,
      paused: row.pausedAt !== null,
      ownerIds: row.ownerIds,
      approvalFrom: row.approvalFrom,
      monthlyPoints: row.monthlyPoints,
      mediaObjectId: row.picture?.id ?? null,
      pictureUrls: pictureOf(ctx, { picture: row.picture, externalPicture: null }),
      owners: row.ownerIds.flatMap((id) => owners.get(id) ?? []),
      balance: row.balance,
      lowSince: row.lowSince?.toISOString() ?? null,
      refusedSince: refused?.get(row.id)?.toISOString() ?? null,
      rewards,
      recent: { redemptions, points, cost },
      archivedAt: row.archivedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  });
}
export async function presentProvider(ctx: TenantCtx, row: ProviderRow): Promise<RewardProvider> {
  const [provider] = await presentProviders(ctx, [row]);
  return provider as RewardProvider;
}

const presentVariant = ({ id, name, points, faceValue, fee, stock }: VariantRow) => ({
  ...{ id, name, points, faceValue, fee, stock },
});

/** As those who look after rewards see them; what is offered to these members themselves is another question. */
export async function presentRewards(ctx: TenantCtx, rows: readonly RewardRow[]): Promise<Reward[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [variants, recent, audiences] = await Promise.all([
    variantsOf(ctx.db, ids),
    recentOf(ctx.db, ids, since(ctx)),
    nameAudiences(
      ctx,
      rows.map(({ audience }) => audience),
    ),
  ]);
  return rows.map((row, n) => ({
    __entity_type__: "reward",
    __permissions__: rewardPolicy.permissionsOn(ctx.actor, { ...row, ...adminFacts(row) }),
    id: row.id,
    providerId: row.providerId,
    name: row.name,
    description: row.description,
    category: row.category,
    art: row.art,
    currency: row.currency,
    tax: row.tax,
    countries: row.countries,
    personLimit: row.personLimit,
    limitPeriod: row.limitPeriod,
    totalLimit: row.totalLimit,
    approval: row.approval,
    fulfilment: row.fulfilment,
    asks: row.asks,
    instructions: row.instructions,
    lowBelow: row.lowBelow,
    status: row.archivedAt ? "archived" : row.offeredAt ? "offered" : "draft",
    mediaObjectId: row.picture?.id ?? null,
    pictureUrls: pictureOf(ctx, row),
    audience: audiences[n] ?? { everyone: true, members: [], teams: [], roles: [] },
    variants: (variants.get(row.id) ?? []).map(presentVariant),
    redeemed: row.redeemed,
    recent: recent.get(row.id) ?? { redemptions: 0, points: 0 },
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }));
}
type Offer = Pick<RewardRow, "externalId" | "fulfilment" | "offeredAt">;
export const adminFacts = ({ externalId, fulfilment, offeredAt }: Offer) => ({
  open: offeredAt !== null,
  pool: fulfilment === "code",
  supplied: externalId !== null,
  offered: false,
});

export async function presentReward(ctx: TenantCtx, row: RewardRow): Promise<Reward> {
  const [reward] = await presentRewards(ctx, [row]);
  return reward as Reward;
}
