import { MOST_WINNERS } from "@plaudit/api/award-badges.ts";
import type { AwardType } from "@plaudit/api/award-type.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { isPublic, type KnownRecipients, managerIdsOf, readRecipients } from "../../directory/index.ts";
import { awardShares, openAward } from "../../points/index.ts";
import { awardTypePolicy } from "../policy.ts";
import { presentType } from "../present-types.ts";
import { awardTypes } from "../tables.ts";
import { type AwardTypeRow, awardTypeRow, statsOf } from "../type-queries.ts";
import { pay, publish } from "./send-award.ts";
import { setWindow } from "./set-window.ts";

const toPerson = (id: string): RecipientRef => ({ id, type: "tenantMember" });

async function ended(ctx: TenantCtx, id: string): Promise<AwardTypeRow> {
  const type = await awardTypeRow(ctx, id, "update");
  awardTypePolicy.require(ctx, "finalize", type);
  return type;
}

export async function setWinner(ctx: TenantCtx, id: string, memberId: string, winner: boolean): Promise<AwardType> {
  const { db } = ctx;
  const type = await ended(ctx, id);
  const { winners = 0 } = (await statsOf(ctx, [id])).get(id) ?? {};
  if (winner && winners >= MOST_WINNERS) throw new DomainError("Conflict", "award.winnersMany");
  const [nominee] = await db.rows<{ winner: boolean }>(sql`
    select winner from award_nominees
    where tenant_id = ${db.tenantId} and type_id = ${id} and member_id = ${memberId}`);
  if (!nominee) throw fieldError("memberId", "unknown", "award.noNominee");
  if (nominee.winner === winner) return presentType(ctx, type);
  await db.rows(sql`
    update award_nominees set winner = ${winner}
    where tenant_id = ${db.tenantId} and type_id = ${id} and member_id = ${memberId}`);
  const [action, chosen] = [winner ? "awardType.choose" : "awardType.unchoose", { winners: [memberId] }] as const;
  const [before, after] = winner ? [null, chosen] : [chosen, null];
  await recordAudit(ctx, { action, entityType: "awardType", entityId: id, before, after });
  return presentType(ctx, type);
}

/** The bank can pay all of them, or nobody is paid. */
async function checkBank(ctx: TenantCtx, type: AwardTypeRow, memberIds: readonly string[]): Promise<number> {
  if (!ctx.actor.features.includes("points") || !type.budgetItemId) return 0;
  const open = await openAward(ctx.db, { bankId: type.budgetItemId, memberIds });
  const total = awardShares(open, type.points, memberIds).reduce((sum, { amount }) => sum + amount, 0);
  if (total > 0 && open.closed) throw new DomainError("Conflict", "award.bankClosed");
  if (total > open.available) throw new DomainError("Conflict", "award.bankLow", { values: { most: open.available } });
  return type.points;
}

interface Prize {
  type: AwardTypeRow;
  memberId: string;
  amount: number;
  known: KnownRecipients;
}
/** An award of its own for one winner, in the words of the type. */
async function giveTo(ctx: TenantCtx, { type, memberId, amount, known: all }: Prize): Promise<void> {
  const { db, actor } = ctx;
  const winner = all.people.get(memberId);
  if (!winner?.active) throw new DomainError("Conflict", "award.winnerGone");
  const id = newId();
  const targets = [toPerson(memberId)];
  const known = { ...all, personTeams: all.personTeams.filter((row) => row.member_id === memberId) };
  const reference = { type: "award", id };
  const paid =
    amount > 0 && type.budgetItemId
      ? await pay(ctx, { bankId: type.budgetItemId, amount, memberIds: [memberId], reference })
      : null;
  const tenantWide = isPublic({ targets, recipients: new Map([[memberId, winner]]), teamMembers: [] });
  const managers = tenantWide ? [] : await managerIdsOf(db, targets);
  publish(ctx, {
    ...{ id, type, amount, targets, tenantWide, known },
    message: toRichText(type.description || type.name),
    shares: paid?.shares ?? [{ id: memberId, amount: 0 }],
    viewerIds: tenantWide ? [] : [...new Set([actor.memberId, memberId, ...managers])],
    transactionId: paid?.transactionId ?? null,
  });
}

/** Once: its row is locked, and is final in the same transaction that pays and publishes all of it. */
export async function finalize(ctx: TenantCtx, id: string): Promise<AwardType> {
  const { db, now } = ctx;
  const type = await ended(ctx, id);
  const winners = await db.rows<{ member_id: string }>(sql`
    select member_id from award_nominees where tenant_id = ${db.tenantId} and type_id = ${id} and winner order by member_id`);
  const memberIds = winners.map((row) => row.member_id);
  if (memberIds.length === 0) throw new DomainError("Conflict", "award.noWinner");
  const amount = await checkBank(ctx, type, memberIds);
  const known = await readRecipients(db, { senderId: ctx.actor.memberId, sendTo: memberIds.map(toPerson) });
  for (const memberId of memberIds) await giveTo(ctx, { type, memberId, amount, known });
  await db.orm
    .update(awardTypes)
    .set({ finalizedAt: now, version: type.version + 1 })
    .where(byId(db, awardTypes, id));
  setWindow(db, id, null);
  const entry = { action: "awardType.finalize", entityType: "awardType", entityId: id } as const;
  await recordAudit(ctx, { ...entry, before: null, after: { winners: memberIds } });
  return presentType(ctx, await awardTypeRow(ctx, id));
}
