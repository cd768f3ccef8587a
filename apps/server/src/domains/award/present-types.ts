import type { AwardType, OwnAwardType } from "@plaudit/api/award-type.ts";
import type { TenantCtx } from "../../context.ts";
import { namesFor, peopleByIds, presentTargets, type TargetRow } from "../directory/index.ts";
import type { Audience } from "../points/index.ts";
import { progressOf, sealedOf } from "./jury-queries.ts";
import { ownNomineesOf } from "./nomination-queries.ts";
import { pictureOf, picturesOf } from "./picture.ts";
import { awardTypePolicy } from "./policy.ts";
import { type AwardTypeRow, lastTargets, noStats, statsOf } from "./type-queries.ts";

const targetsOf = (audience: Audience | null): TargetRow[] => [
  ...(audience?.teamIds ?? []).map((id) => ({ member_id: null, team_id: id })),
  ...(audience?.memberIds ?? []).map((id) => ({ member_id: id, team_id: null })),
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
    nomination: row.nomination,
    nominationStatus: row.nominationStatus,
    nominationStartAt: row.nominationStartAt?.toISOString() ?? null,
    nominationEndAt: row.nominationEndAt?.toISOString() ?? null,
    judgingEndAt: row.judgingEndAt?.toISOString() ?? null,
    maxNominations: row.maxNominations,
  };
}

export async function presentTypes(ctx: TenantCtx, rows: readonly AwardTypeRow[]): Promise<AwardType[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [named, jurors, stats, last, sealed] = await Promise.all([
    namesFor(
      ctx,
      [],
      rows.flatMap((row) => [row.senders, row.nominators, row.candidates].flatMap(targetsOf)),
    ),
    peopleByIds(ctx, [...new Set(rows.flatMap((row) => row.jury))]),
    statsOf(ctx, ids),
    lastTargets(ctx, ids),
    sealedOf(
      ctx,
      rows.filter((row) => row.nominationStatus === "judging"),
    ),
  ]);
  return rows.map((row) => {
    const { lastSentAt, ...counts } = stats.get(row.id) ?? noStats;
    return {
      ...shownOf(ctx, row),
      mediaObjectId: row.picture?.id ?? null,
      budgetItemId: row.budgetItemId,
      pointsBankBalance: row.bankBalance,
      senders: presentTargets(targetsOf(row.senders), named),
      senderRoles: row.senders.roles,
      tenantWideNominators: row.nominators?.everyone ?? true,
      nominators: presentTargets(targetsOf(row.nominators), named),
      tenantWideCandidates: row.candidates?.everyone ?? true,
      candidates: presentTargets(targetsOf(row.candidates), named),
      jury: row.jury.flatMap((id) => jurors.get(id) ?? []),
      criteria: row.criteria,
      anonymous: row.anonymous,
      judgingDays: row.judgingDays,
      places: row.places,
      notify: row.notify,
      pinForDays: row.pinForDays,
      archived: row.archivedAt !== null,
      stats: {
        ...counts,
        lastSentAt: lastSentAt?.toISOString() ?? null,
        lastSentTo: last.get(row.id) ?? null,
        sealed: sealed.get(row.id)?.length ?? 0,
      },
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  });
}

export async function presentType(ctx: TenantCtx, row: AwardTypeRow): Promise<AwardType> {
  const [type] = await presentTypes(ctx, [row]);
  return type as AwardType;
}

/** As who may send them, or nominate for them, sees them. */
export async function presentOwnTypes(ctx: TenantCtx, rows: readonly AwardTypeRow[]): Promise<OwnAwardType[]> {
  const ids = rows.map(({ id }) => id);
  const judging = rows.filter((row) => row.mayJudge && row.nominationStatus === "judging");
  const [last, nominees, progress] = await Promise.all([
    lastTargets(ctx, ids, ctx.actor.memberId),
    ownNomineesOf(ctx, ids),
    progressOf(
      ctx,
      judging.map(({ id: typeId }) => ({ typeId, jurorId: ctx.actor.memberId })),
    ),
  ]);
  const ballots = new Map(progress.map(({ type_id, judged, total }) => [type_id, { judged, total }]));
  return rows.map((row) => ({
    ...shownOf(ctx, row),
    lastSentTo: last.get(row.id)?.name ?? null,
    ownNominees: { total: row.ownNominations, members: nominees.get(row.id) ?? [] },
    ownBallot: ballots.get(row.id) ?? null,
  }));
}
