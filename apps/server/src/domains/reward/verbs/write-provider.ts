import type { Output } from "@plaudit/api/endpoint.ts";
import type { RewardProvider, RewardProviderBody, rewardProviderEndpoints } from "@plaudit/api/reward-provider.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { peopleByIds } from "../../directory/index.ts";
import type { MediaFile } from "../../media/index.ts";
import { exchangePicture } from "../picture.ts";
import { rewardProviderPolicy } from "../policy.ts";
import { presentProvider } from "../present.ts";
import { type ProviderRow, providerRow, providerRows } from "../queries.ts";
import { rewardProviders } from "../tables.ts";
import { bookFund } from "./move-fund.ts";

type Change = Output<(typeof rewardProviderEndpoints)["PATCH /reward/providers/{id}"]["body"]>;
type Body = Omit<RewardProviderBody, "kind" | "mediaObjectId">;
/** What the form sets, as it is stored. */
type Fields = Required<Body> & { picture: MediaFile | null };
const PROVIDERS_MAX = 50;

const fieldsOf = (row: ProviderRow): Fields => ({
  ...{ name: row.name, description: row.description, currency: row.currency, funded: row.funded },
  ...{ alertBelow: row.alertBelow, countries: row.countries, paused: row.pausedAt !== null, ownerIds: row.ownerIds },
  ...{ approvalFrom: row.approvalFrom, monthlyPoints: row.monthlyPoints, picture: row.picture },
});
/** As the log keeps it. */
const audited = ({ alertBelow, picture, ...fields }: Fields) => ({
  ...fields,
  mediaObjectId: picture?.id ?? null,
  alertBelow: alertBelow === null ? null : alertBelow / 100,
});

/** A unique index backs the name when two use one at once. */
async function check(
  ctx: TenantCtx,
  { name, ownerIds }: Pick<Fields, "name" | "ownerIds">,
  others: readonly ProviderRow[],
) {
  if (others.some((row) => row.nameKey === nameKey(name))) throw fieldError("name", "taken", "nameTaken");
  const people = await peopleByIds(ctx, ownerIds);
  const unknown = ownerIds.flatMap((id, n) =>
    people.has(id) ? [] : [{ type: "unknown", path: `ownerIds.${n}`, key: "noMember" as const }],
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
}

type Opening = Pick<TenantCtx, "db" | "now">;
/** Of any kind: a supplier's is opened by what connects it. */
export function insertProvider(
  { db, now }: Opening,
  kind: ProviderRow["kind"],
  fields: Body & Partial<Fields>,
): ProviderRow {
  const { paused, approvalFrom = null, monthlyPoints = null, picture = null, ...rest } = fields;
  const row = {
    ...{ ...rest, approvalFrom, monthlyPoints, picture },
    ...{ tenantId: db.tenantId, id: newId(), kind, nameKey: nameKey(fields.name), balance: 0, lines: 0 },
    ...{ lowSince: null, pausedAt: paused ? now : null, archivedAt: null, version: 1, createdAt: now },
  };
  db.write(db.orm.insert(rewardProviders).values(row));
  return row;
}

export async function createProvider(
  ctx: TenantCtx,
  { kind, mediaObjectId = null, approvalFrom = null, monthlyPoints = null, ...body }: RewardProviderBody,
): Promise<RewardProvider> {
  const others = await providerRows(ctx.db, false);
  if (others.length >= PROVIDERS_MAX) throw new DomainError("Conflict", "reward.tooManyProviders");
  const sets = { ownerIds: [...new Set(body.ownerIds)], countries: [...new Set(body.countries)] };
  await check(ctx, { ...body, ...sets }, others);
  const picture = await exchangePicture(ctx, null, mediaObjectId);
  const fields = { ...body, ...sets, approvalFrom, monthlyPoints, picture };
  const row = insertProvider(ctx, kind, fields);
  await recordChange(ctx, "rewardProvider.create", row.id, null, audited(fields));
  return presentProvider(ctx, row);
}

/** A fund that holds money keeps its currency. */
export async function updateProvider(
  ctx: TenantCtx,
  id: string,
  { version, mediaObjectId, ...body }: Change,
): Promise<RewardProvider> {
  const { db, now } = ctx;
  const before = await providerRow(db, id, true);
  rewardProviderPolicy.require(ctx, "edit", before);
  expectVersion(await presentProvider(ctx, before), version, "reward.providerChanged");
  const old = fieldsOf(before);
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after: Fields = { ...old, ...given };
  if (after.currency !== old.currency && before.lines > 0)
    throw fieldError("currency", "frozen", "reward.currencyFrozen");
  await check(
    ctx,
    { name: after.name, ownerIds: body.ownerIds ?? [] },
    (await providerRows(db, false)).filter((row) => row.id !== id),
  );
  if (mediaObjectId !== undefined) after.picture = await exchangePicture(ctx, old.picture, mediaObjectId);
  if (await recordChange(ctx, "rewardProvider.update", id, audited(old), audited(after))) {
    const { paused, ...fields } = after;
    const low = after.alertBelow !== null && before.balance < after.alertBelow;
    await db.orm
      .update(rewardProviders)
      .set({
        ...fields,
        nameKey: nameKey(after.name),
        pausedAt: paused ? (before.pausedAt ?? now) : null,
        lowSince: low ? (before.lowSince ?? now) : null,
        version: version + 1,
      })
      .where(byId(db, rewardProviders, id));
  }
  return presentProvider(ctx, await providerRow(db, id));
}

/** What its fund still holds is taken out. */
export async function archiveProvider(ctx: TenantCtx, id: string): Promise<RewardProvider> {
  const { db, now } = ctx;
  const before = await providerRow(db, id, true);
  rewardProviderPolicy.require(ctx, "archive", before);
  if (before.balance > 0)
    bookFund(db, before, { kind: "withdrawal", amount: -before.balance, actorId: ctx.actor.memberId }, now);
  await db.orm
    .update(rewardProviders)
    .set({ archivedAt: now, alertBelow: null, lowSince: null, version: before.version + 1 })
    .where(byId(db, rewardProviders, id));
  await recordChange(ctx, "rewardProvider.archive", id, { archived: false }, { archived: true });
  return presentProvider(ctx, await providerRow(db, id));
}
