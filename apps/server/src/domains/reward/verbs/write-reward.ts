import type { Output } from "@plaudit/api/endpoint.ts";
import type { Reward, RewardBody, rewardEndpoints } from "@plaudit/api/reward.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError, type ErrorDetail, fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { foldName } from "../../directory/index.ts";
import type { MediaFile } from "../../media/index.ts";
import { type Audience, checkAudience, storedAudience } from "../../points/index.ts";
import { exchangePicture } from "../picture.ts";
import { rewardPolicy } from "../policy.ts";
import { adminFacts, presentReward } from "../present.ts";
import { type ProviderRow, providerRow, type RewardRow, rewardRow, type VariantRow, variantsOf } from "../queries.ts";
import { rewards, rewardVariants } from "../tables.ts";

type Change = Output<(typeof rewardEndpoints)["PATCH /reward/rewards/{id}"]["body"]>;
type Variant = RewardBody["variants"][number];
const REWARDS_MAX = 1_000;

/** What the form sets, as it is stored. */
type Stored = Pick<
  RewardRow,
  | ("name" | "description" | "category" | "art" | "picture" | "currency" | "tax" | "countries" | "audience")
  | (
      | "personLimit"
      | "limitPeriod"
      | "totalLimit"
      | "approval"
      | "fulfilment"
      | "asks"
      | "instructions"
      | "lowBelow"
      | "offeredAt"
    )
>;
const storedOf = (row: RewardRow): Stored => ({
  ...{ name: row.name, description: row.description, category: row.category, art: row.art, picture: row.picture },
  ...{ currency: row.currency, tax: row.tax, countries: row.countries, audience: row.audience },
  ...{ personLimit: row.personLimit, limitPeriod: row.limitPeriod, totalLimit: row.totalLimit },
  ...{ approval: row.approval, fulfilment: row.fulfilment, asks: row.asks, instructions: row.instructions },
  ...{ lowBelow: row.lowBelow, offeredAt: row.offeredAt },
});
const idsOf = ({ everyone, roles, teamIds, memberIds }: Audience) =>
  everyone ? [] : [...roles, ...teamIds, ...memberIds];
type Priced = Pick<VariantRow, "name" | "points" | "faceValue" | "fee" | "stock">;
/** As the log keeps it. */
const audited = ({ picture, audience, offeredAt, ...fields }: Stored, variants: readonly Priced[]) => ({
  ...fields,
  mediaObjectId: picture?.id ?? null,
  audience: idsOf(audience),
  offered: offeredAt !== null,
  variants: variants.map(({ name, points, faceValue, fee, stock }) =>
    [name, points, (faceValue / 100).toFixed(2), (fee / 100).toFixed(2), stock ?? "–"].join(" · "),
  ),
});

function checkVariants(variants: readonly Variant[], known: ReadonlyMap<string, VariantRow>): void {
  const names = new Set<string>();
  const faults = variants.flatMap(({ id, name }, n): ErrorDetail[] => {
    const path = `variants.${n}.name`;
    const key = foldName(name);
    const taken = names.has(key);
    names.add(key);
    if (id && !known.has(id)) return [{ path: `variants.${n}.id`, type: "unknown", key: "reward.noVariant" }];
    if (variants.length > 1 && !name) return [{ path, type: "required", key: "reward.variantName" }];
    return taken ? [{ path, type: "taken", key: "nameTaken" }] : [];
  });
  if (faults.length > 0) throw fieldErrors(faults);
}

/** A fund pays in its own currency. */
function checkCurrency(provider: ProviderRow, currency: string): void {
  if (provider.funded && currency !== provider.currency)
    throw fieldError("currency", "range", "reward.otherCurrency", { currency: provider.currency });
}
function checkAsks({ fulfilment, asks }: Pick<Stored, "fulfilment" | "asks">): void {
  if (fulfilment === "code" && asks !== "nothing") throw fieldError("asks", "range", "reward.codeAsks");
}

interface Own {
  fulfilment: RewardRow["fulfilment"];
  rewardId: string;
}
/** Of a pool the stock is its codes, which nobody sets. */
function writeVariants(
  db: TenantDb,
  { rewardId, fulfilment }: Own,
  variants: readonly (Variant & { externalId?: string | null })[],
  before: ReadonlyMap<string, VariantRow>,
): Priced[] {
  return variants.map(({ id, externalId = null, ...fields }, place) => {
    const old = id === undefined ? undefined : before.get(id);
    const kept = old?.stock ?? null;
    const stock = fulfilment === "code" ? (kept ?? 0) : fields.stock === undefined ? kept : fields.stock;
    const row = { ...fields, stock, place };
    if (old) {
      const { tenantId, id: variantId } = old;
      db.write(sql`
        update reward_variants set place = ${place}, name = ${row.name}, points = ${row.points}, face_value = ${row.faceValue},
          fee = ${row.fee}, stock = ${stock}
        where tenant_id = ${tenantId} and reward_id = ${rewardId} and id = ${variantId}`);
    } else
      db.write(
        db.orm.insert(rewardVariants).values({ ...row, tenantId: db.tenantId, rewardId, id: newId(), externalId }),
      );
    return row;
  });
}

/** Its variants once it becomes a pool: of each the codes that it has, whatever its stock was. */
async function asPools(
  db: TenantDb,
  rewardId: string,
  variants: ReadonlyMap<string, VariantRow>,
): Promise<Map<string, VariantRow>> {
  const rows = await db.rows<{ variantId: string; left: number }>(sql`
    select c.variant_id as "variantId", count(*)::int as left from reward_codes c
    where c.tenant_id = ${db.tenantId} and c.reward_id = ${rewardId} and c.redemption_id is null group by c.variant_id`);
  const left = new Map(rows.map((row) => [row.variantId, row.left]));
  const pools = new Map([...variants].map(([id, row]) => [id, { ...row, stock: left.get(id) ?? 0 }]));
  for (const { id, stock } of pools.values())
    db.write(sql`
      update reward_variants set stock = ${stock} where tenant_id = ${db.tenantId} and reward_id = ${rewardId} and id = ${id}`);
  return pools;
}
const pricesOf = (variants: readonly { points: number }[]) => {
  const points = variants.map((one) => one.points);
  return { leastPoints: Math.min(...points), mostPoints: Math.max(...points) };
};

export interface NewReward extends Omit<Stored, "offeredAt" | "lowBelow"> {
  lowBelow?: number | null;
  providerId: string;
  offered: boolean;
  externalId?: string | null;
  externalPicture?: string | null;
  variants: readonly (Variant & { externalId?: string | null })[];
}
/** Stores one, of the company's own or a supplier's. */
export function insertReward(
  { db, now }: Pick<TenantCtx, "db" | "now">,
  { variants, offered, ...fields }: NewReward,
): { id: string; stored: Stored; variants: Priced[] } {
  const id = newId();
  const { externalId = null, externalPicture = null, lowBelow = null, ...rest } = fields;
  const stored = { ...rest, lowBelow, offeredAt: offered ? now : null };
  db.write(
    db.orm.insert(rewards).values({
      ...stored,
      ...pricesOf(variants),
      ...{ tenantId: db.tenantId, id, nameKey: foldName(fields.name), externalId, externalPicture, createdAt: now },
    }),
  );
  return {
    id,
    stored,
    variants: writeVariants(db, { rewardId: id, fulfilment: fields.fulfilment }, variants, new Map()),
  };
}

async function countOf(db: TenantDb, providerId: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from rewards r
    where r.tenant_id = ${db.tenantId} and r.provider_id = ${providerId} and r.archived_at is null`);
  return row?.count ?? 0;
}

async function openProvider(ctx: TenantCtx, id: string): Promise<ProviderRow> {
  const provider = await providerRow(ctx.db, id, true).catch((error: unknown) => {
    if (error instanceof DomainError) throw fieldError("providerId", "unknown", "reward.noProvider");
    throw error;
  });
  if (provider.archivedAt || provider.kind === "tango") throw fieldError("providerId", "unknown", "reward.noProvider");
  if ((await countOf(ctx.db, id)) >= REWARDS_MAX) throw new DomainError("Conflict", "reward.tooMany");
  return provider;
}

export async function createReward(ctx: TenantCtx, body: RewardBody): Promise<Reward> {
  const { mediaObjectId, status, variants, audience, countries, ...fields } = body;
  const provider = await openProvider(ctx, body.providerId);
  checkCurrency(provider, body.currency);
  checkAsks(fields);
  checkVariants(variants, new Map());
  await checkAudience(ctx, "audience", audience);
  const picture = await exchangePicture(ctx, null, mediaObjectId);
  const made = insertReward(ctx, {
    ...fields,
    ...{ picture, variants, offered: status === "offered" },
    ...{ audience: storedAudience(audience), countries: [...new Set(countries)], lowBelow: body.lowBelow ?? null },
  });
  await recordChange(ctx, "reward.create", made.id, null, audited(made.stored, made.variants));
  return presentReward(ctx, await rewardRow(ctx.db, made.id));
}

/** What was redeemed before keeps its price and its name. */
export async function updateReward(ctx: TenantCtx, id: string, { version, ...body }: Change): Promise<Reward> {
  const { db, now } = ctx;
  const before = await rewardRow(db, id, true);
  rewardPolicy.require(ctx, "edit", { ...before, ...adminFacts(before) });
  expectVersion(await presentReward(ctx, before), version, "reward.changed");
  const { mediaObjectId, status, variants, audience, countries, ...rest } = body;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  await checkAudience(ctx, "audience", audience);
  const known = new Map(((await variantsOf(db, [id])).get(id) ?? []).map((row) => [row.id, row]));
  const old = storedOf(before);
  const picture: MediaFile | null =
    mediaObjectId === undefined ? before.picture : await exchangePicture(ctx, before.picture, mediaObjectId);
  const after: Stored = {
    ...old,
    ...given,
    picture,
    audience: audience ? storedAudience(audience) : old.audience,
    countries: countries ? [...new Set(countries)] : old.countries,
    offeredAt: status === undefined ? old.offeredAt : status === "offered" ? (old.offeredAt ?? now) : null,
  };
  checkAsks(after);
  if (before.used && after.fulfilment !== old.fulfilment) throw fieldError("fulfilment", "frozen", "reward.kindFrozen");
  if (after.currency !== old.currency) checkCurrency(await providerRow(db, before.providerId), after.currency);
  if (variants) checkVariants(variants, known);
  const own = { rewardId: id, fulfilment: after.fulfilment };
  const becomesPool = after.fulfilment === "code" && old.fulfilment !== "code";
  const kept = becomesPool ? await asPools(db, id, known) : known;
  const priced = variants ? writeVariants(db, own, variants, kept) : [...kept.values()];
  const named = new Set(variants?.flatMap((one) => one.id ?? []));
  const dropped = variants ? [...known.keys()].filter((variantId) => !named.has(variantId)) : [];
  if (dropped.length > 0)
    db.write(sql`
      update reward_variants set archived_at = ${now} where tenant_id = ${db.tenantId} and reward_id = ${id}
        and id = any(${sql.param(dropped)}::uuid[])`);
  if (await recordChange(ctx, "reward.update", id, audited(old, [...known.values()]), audited(after, priced)))
    await db.orm
      .update(rewards)
      .set({ ...after, ...pricesOf(priced), nameKey: foldName(after.name), version: version + 1 })
      .where(byId(db, rewards, id));
  return presentReward(ctx, await rewardRow(db, id));
}

export async function archiveReward(ctx: TenantCtx, id: string): Promise<Reward> {
  const { db, now } = ctx;
  const before = await rewardRow(db, id, true);
  rewardPolicy.require(ctx, "archive", { ...before, ...adminFacts(before) });
  await db.orm
    .update(rewards)
    .set({ archivedAt: now, version: before.version + 1 })
    .where(byId(db, rewards, id));
  await recordChange(ctx, "reward.archive", id, { archived: false }, { archived: true });
  return presentReward(ctx, await rewardRow(db, id));
}

export async function deleteReward(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await rewardRow(db, id, true);
  rewardPolicy.require(ctx, "delete", { ...before, ...adminFacts(before) });
  const variants = (await variantsOf(db, [id])).get(id) ?? [];
  await exchangePicture(ctx, before.picture, null);
  for (const table of [
    "reward_codes",
    "reward_code_files",
    "reward_wishes",
    "reward_years",
    "reward_standings",
    "reward_variants",
  ])
    db.write({ text: `delete from ${table} where tenant_id = $1 and reward_id = $2`, values: [db.tenantId, id] });
  await db.orm.delete(rewards).where(byId(db, rewards, id));
  await recordChange(ctx, "reward.delete", id, audited(storedOf(before), variants), null);
}
