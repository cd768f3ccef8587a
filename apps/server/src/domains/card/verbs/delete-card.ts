import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId, ofTenant } from "../../../db/rows.ts";
import { exchangeFiles } from "../../media/index.ts";
import { wakeReaders } from "../live-readers.ts";
import { cardPolicy } from "../policy.ts";
import { cardSeen } from "../queries.ts";
import { cardContributors, cardRecipients, cardSignatures, cards } from "../tables.ts";
import { cancelDue } from "./set-due.ts";

type Ctx = Pick<TenantCtx, "db" | "now" | "publish" | "enqueue"> & { actor: { memberId: string } };

export async function deleteCard(ctx: TenantCtx, id: string): Promise<void> {
  cardPolicy.require(ctx, "delete", await cardSeen(ctx, id, true));
  await removeCard(ctx, id);
}

/** With everything on it; who was asked to sign it is not any more. */
export async function removeCard(ctx: Ctx, id: string): Promise<void> {
  const { db } = ctx;
  await wakeReaders(ctx, id);
  const ofCard = sql`card_id = ${id}::uuid`;
  const signatures = await db.orm
    .delete(cardSignatures)
    .where(ofTenant(db, cardSignatures, ofCard))
    .returning({ picture: cardSignatures.picture });
  const before = signatures.flatMap(({ picture }) => picture ?? []);
  await exchangeFiles(ctx, { kind: "card", field: "pictureId", before, after: [] });
  await db.orm.delete(cardContributors).where(ofTenant(db, cardContributors, ofCard));
  await db.orm.delete(cardRecipients).where(ofTenant(db, cardRecipients, ofCard));
  await db.orm.delete(cards).where(byId(db, cards, id));
  cancelDue(ctx, id);
  await ctx.enqueue("card.retract", { tenantId: db.tenantId, cardId: id });
}
