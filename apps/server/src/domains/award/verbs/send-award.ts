import type { Award, awardPreviewBody, awardSendBody } from "@plaudit/api/award.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { mentionedIds, plainText, type RichText } from "@plaudit/api/rich-words.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import { DomainError, type ErrorDetail, fieldError, fieldErrors } from "../../../error.ts";
import {
  isPublic,
  type KnownRecipients,
  listRecipients,
  managerIdsOf,
  readRecipients,
  targetIds,
  teamNameOf,
} from "../../directory/index.ts";
import { awardShares, openAward, payAward, type Share } from "../../points/index.ts";
import { publishTimelineItem } from "../../timeline/index.ts";
import { composeAward } from "../compose.ts";
import { awardTypePolicy } from "../policy.ts";
import { oneAward } from "../reads.ts";
import { type AwardTypeRow, awardTypeRow } from "../type-queries.ts";
import { emitChange } from "./emit-change.ts";

type SendBody = Output<typeof awardSendBody>;
type PreviewBody = Output<typeof awardPreviewBody>;
const DAY_MS = 24 * 3_600_000;

async function openType(ctx: TenantCtx, id: string, lock?: "share"): Promise<AwardTypeRow> {
  const type = await awardTypeRow(ctx, id, lock);
  awardTypePolicy.require(ctx, "send", type);
  return type;
}

/** What each of them is to get: what the type says, or what the sender chose within it. */
function amountOf({ actor }: TenantCtx, type: AwardTypeRow, asked: number): { amount: number; faults: ErrorDetail[] } {
  if (!actor.features.includes("points")) return { amount: 0, faults: [] };
  const wrong = (key: "award.pointsFixed" | "amountMax", values?: ErrorDetail["values"]): ErrorDetail[] => [
    { path: "amount", type: "range", key, values },
  ];
  if (type.pointsLocked && asked !== type.points) return { amount: asked, faults: wrong("award.pointsFixed") };
  return { amount: asked, faults: asked > type.points ? wrong("amountMax", { max: type.points }) : [] };
}

export interface Publication {
  id: string;
  type: AwardTypeRow;
  message: RichText;
  amount: number;
  targets: readonly RecipientRef[];
  shares: readonly Share[];
  tenantWide: boolean;
  viewerIds: readonly string[];
  known: KnownRecipients;
  transactionId: string | null;
}
/** Writes it with its dependent rows, its feed item and its job; does not wait for the statements. */
export function publish(ctx: TenantCtx, { id, type, message, known, ...sent }: Publication): void {
  const { db, actor } = ctx;
  const at = ctx.now;
  const shared = [db.tenantId, id];
  db.write({
    name: "award_insert",
    text: `insert into awards (tenant_id, id, type_id, name, badge, picture, sender_id, message, message_text, amount,
        tenant_wide, recipient_count, team_name, transaction_id, published_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)`,
    values: [
      ...shared,
      type.id,
      type.name,
      type.badge,
      type.picture && JSON.stringify(type.picture),
      actor.memberId,
      JSON.stringify(message),
      plainText(message),
      sent.amount,
      sent.tenantWide,
      sent.shares.length,
      teamNameOf(sent.targets, known),
      sent.transactionId,
      at,
    ],
  });
  const statements = [
    ...multiRow({
      name: "award_targets",
      head: "insert into award_targets (tenant_id, award_id, position, member_id, team_id) values",
      row: "($1, $2, ?, ?, ?)",
      shared,
      rows: sent.targets.map((to, n) => [n, to.type === "team" ? null : to.id, to.type === "team" ? to.id : null]),
    }),
    ...multiRow({
      name: "award_recipients",
      head: "insert into award_recipients (tenant_id, award_id, published_at, type_id, member_id, amount) values",
      row: "($1, $2, $3, $4, ?, ?)",
      shared: [...shared, at, type.id],
      rows: sent.shares.map((share) => [share.id, share.amount]),
    }),
  ];
  for (const statement of statements) db.write(statement);
  const teamIds = [...targetIds(sent.targets).teamIds, ...known.personTeams.map((row) => row.id)];
  const pinned = sent.tenantWide && type.pinForDays ? new Date(at.getTime() + type.pinForDays * DAY_MS) : null;
  db.later(
    publishTimelineItem(ctx, {
      type: "award",
      entityId: id,
      publishedAt: at,
      tenantWide: sent.tenantWide,
      teamIds: [...new Set(teamIds)],
      viewerIds: sent.viewerIds,
      pinnedUntil: pinned,
    }),
  );
  db.later(emitChange(ctx, { awardId: id, change: "published" }));
}

/** Sends an award; its bank pays every recipient who may receive points, all of them or none. */
export async function sendAward(ctx: TenantCtx, body: SendBody): Promise<Award> {
  const { db, actor } = ctx;
  const senderId = actor.memberId;
  const [type, known] = await Promise.all([
    openType(ctx, body.awardTypeId, "share"),
    readRecipients(db, {
      senderId,
      sendTo: body.sendTo,
      mentionedIds: mentionedIds(toRichText(body.message)),
    }),
  ]);
  const { message, faults } = composeAward(senderId, body.message, known);
  const { targets, recipients, unknown, inactive } = listRecipients(senderId, body.sendTo, known);
  if (inactive) faults.push({ path: "sendTo", type: "inactive", key: "award.recipientInactive" });
  else if (recipients.size === 0 || unknown) faults.push({ path: "sendTo", type: "required", key: "recipient" });
  const { amount, faults: wrongAmount } = amountOf(ctx, type, body.amount);
  faults.push(...wrongAmount);
  if (faults.length > 0) throw fieldErrors(faults);

  const id = newId();
  const memberIds = [...recipients.keys()];
  const reference = { type: "award", id };
  const paid =
    amount > 0 && type.budgetItemId
      ? await pay(ctx, { bankId: type.budgetItemId, amount, memberIds, reference })
      : null;
  const shares = paid?.shares ?? memberIds.map((one) => ({ id: one, amount: 0 }));
  const tenantWide = isPublic({ targets, recipients, teamMembers: known.teamMembers });
  const managers = tenantWide ? [] : await managerIdsOf(db, targets);
  const transactionId = paid?.transactionId ?? null;
  const viewerIds = tenantWide ? [] : [...new Set([senderId, ...memberIds, ...managers])];
  publish(ctx, { id, type, message, amount, targets, shares, tenantWide, viewerIds, known, transactionId });
  return oneAward(ctx, id);
}

interface Bill {
  bankId: string;
  amount: number;
  memberIds: readonly string[];
  reference: { type: string; id: string };
}
/** What the bank holds is read under its lock: of two senders the second one sees what the first has left. */
export async function pay(ctx: TenantCtx, { bankId, amount, memberIds, reference }: Bill) {
  const { db, now } = ctx;
  const open = await openAward(db, { bankId, memberIds });
  const shares = awardShares(open, amount, memberIds);
  const total = shares.reduce((sum, share) => sum + share.amount, 0);
  if (total === 0) return { shares, transactionId: null };
  if (open.closed) throw new DomainError("Conflict", "award.bankClosed");
  if (total > open.available) throw fieldError("amount", "range", "award.bankShort", { most: open.available });
  const { id, low } = await payAward(db, open, { type: "award", actorId: ctx.actor.memberId, reference, shares, now });
  if (low) await ctx.enqueue("bank.low", { tenantId: db.tenantId, bankId });
  return { shares, transactionId: id };
}

/** What sending would cost now; locks nothing. */
export async function previewAward(ctx: TenantCtx, body: PreviewBody) {
  const { db, actor } = ctx;
  const senderId = actor.memberId;
  const [type, known] = await Promise.all([
    openType(ctx, body.awardTypeId),
    readRecipients(db, { senderId, sendTo: body.sendTo }),
  ]);
  const memberIds = [...listRecipients(senderId, body.sendTo, known).recipients.keys()];
  const none = { recipientCount: memberIds.length, pointsRecipientCount: 0, total: 0, pointsBankBalance: null };
  if (!type.budgetItemId || !actor.features.includes("points")) return none;
  const open = await openAward(db, { bankId: type.budgetItemId, memberIds }, false);
  const reached = awardShares(open, 1, memberIds).filter((share) => share.amount > 0).length;
  return {
    recipientCount: memberIds.length,
    pointsRecipientCount: reached,
    total: reached * body.amount,
    pointsBankBalance: { available: open.closed ? 0 : open.available },
  };
}
