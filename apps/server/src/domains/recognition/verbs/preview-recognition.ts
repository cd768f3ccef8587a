import type { PointsException } from "@plaudit/api/points.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../../context.ts";
import { listRecipients, recipientName, targetIds } from "../../directory/index.ts";
import { availableTo, openGift, splitGift } from "../../points/index.ts";
import { readComposition } from "../send-queries.ts";

interface Preview {
  recipientCount: number;
  total: number;
  balance: number;
  exceptions: PointsException[];
}

/** What a send would do with points now; locks nothing. */
export async function previewRecognition(
  ctx: TenantCtx,
  { sendTo, amount }: { sendTo: RecipientRef[]; amount: number },
): Promise<Preview> {
  const { db, actor } = ctx;
  const giverId = actor.memberId;
  const { personIds, teamIds } = targetIds(sendTo);
  const [known, open] = await Promise.all([
    readComposition(db, { senderId: giverId, sendTo }),
    actor.features.includes("points") ? openGift(db, { giverId, personIds, teamIds }, false) : null,
  ]);
  const { recipients } = listRecipients(giverId, sendTo, known);
  const recipientCount = recipients.size;
  if (!open) return { recipientCount, total: 0, balance: 0, exceptions: [] };
  const people = [...recipients].map(([id, row]) => ({ id, name: recipientName(row) }));
  const { total, exceptions } = splitGift(giverId, open, { amount, people, now: ctx.now });
  return { recipientCount, total, balance: availableTo(giverId, open, ctx.now).available, exceptions };
}

/** How many people would receive it: once each, never the sender. */
export async function countRecipients(ctx: TenantCtx, sendTo: RecipientRef[]): Promise<{ recipientCount: number }> {
  const known = await readComposition(ctx.db, { senderId: ctx.actor.memberId, sendTo });
  return { recipientCount: listRecipients(ctx.actor.memberId, sendTo, known).recipients.size };
}
