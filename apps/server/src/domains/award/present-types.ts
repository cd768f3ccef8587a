import type { AwardType, OwnAwardType } from "@plaudit/api/award-type.ts";
import type { TenantCtx } from "../../context.ts";
import { namesFor, presentTargets, type TargetRow } from "../directory/index.ts";
import type { Audience } from "../points/index.ts";
import { pictureOf, picturesOf } from "./picture.ts";
import { awardTypePolicy } from "./policy.ts";
import { type AwardTypeRow, lastTargets, type Stats, statsOf } from "./type-queries.ts";

const never: Stats = { sent: 0, recipients: 0, senders: 0, points: 0, lastSentAt: null };

const targetsOf = ({ memberIds, teamIds }: Audience): TargetRow[] => [
  ...teamIds.map((id) => ({ member_id: null, team_id: id })),
  ...memberIds.map((id) => ({ member_id: id, team_id: null })),
];

function shownOf(ctx: TenantCtx, row: AwardTypeRow) {
  const { id, name, description, badge, points, pointsLocked, bankName } = row;
  return {
    __entity_type__: "awardType" as const,
    __permissions__: awardTypePolicy.permissionsOn(ctx.actor, row),
    id,
    name,
    description,
    badge,
    badgeUrls: pictureOf(ctx, row.picture),
    attachmentUrls: picturesOf(ctx, row.picture),
    points: ctx.actor.features.includes("points") ? points : 0,
    pointsLocked,
    pointsBankName: bankName,
  };
}

export async function presentTypes(ctx: TenantCtx, rows: readonly AwardTypeRow[]): Promise<AwardType[]> {
  if (rows.length === 0) return [];
  const [named, stats] = await Promise.all([
    namesFor(
      ctx,
      [],
      rows.flatMap(({ senders }) => targetsOf(senders)),
    ),
    statsOf(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const { lastSentAt, ...counts } = stats.get(row.id) ?? never;
    return {
      ...shownOf(ctx, row),
      mediaObjectId: row.picture?.id ?? null,
      budgetItemId: row.budgetItemId,
      pointsBankBalance: row.bankBalance,
      senders: presentTargets(targetsOf(row.senders), named),
      senderRoles: row.senders.roles,
      notify: row.notify,
      pinForDays: row.pinForDays,
      archived: row.archivedAt !== null,
      stats: { ...counts, lastSentAt: lastSentAt?.toISOString() ?? null },
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  });
}

export async function presentType(ctx: TenantCtx, row: AwardTypeRow): Promise<AwardType> {
  const [type] = await presentTypes(ctx, [row]);
  return type as AwardType;
}

/** As who may send them sees them. */
export async function presentOwnTypes(ctx: TenantCtx, rows: readonly AwardTypeRow[]): Promise<OwnAwardType[]> {
  const last = await lastTargets(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...shownOf(ctx, row), lastSentTo: last.get(row.id) ?? null }));
}
