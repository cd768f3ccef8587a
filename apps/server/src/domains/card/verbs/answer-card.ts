import type { Card } from "@plaudit/api/card.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { wakeReaders } from "../live-readers.ts";
import { writeMessage } from "../message.ts";
import { cardPolicy } from "../policy.ts";
import { presentCard } from "../present.ts";
import { cardSeen } from "../queries.ts";

/** Of one recipient to all who signed: the first is told to each of them, later words replace it. */
export async function answerCard(ctx: TenantCtx, cardId: string, input: RichText | string): Promise<Card> {
  const { db, actor } = ctx;
  const card = await cardSeen(ctx, cardId, true);
  cardPolicy.require(ctx, "answer", card);
  const { message, messageText } = writeMessage(input, "card.answerMissing");
  await db.rows(sql`
    update card_recipients set answer = ${JSON.stringify(message)}::jsonb, answer_text = ${messageText},
      answered_at = coalesce(answered_at, ${ctx.now})
    where tenant_id = ${db.tenantId} and card_id = ${cardId} and member_id = ${actor.memberId}`);
  await ctx.enqueue("card.answered", { tenantId: db.tenantId, cardId, memberId: actor.memberId });
  await wakeReaders(ctx, cardId);
  return presentCard(ctx, card);
}
