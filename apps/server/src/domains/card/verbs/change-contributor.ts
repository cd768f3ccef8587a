import type { CardContributor } from "@plaudit/api/card-contributor.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { peopleByIds } from "../../directory/index.ts";
import { wakeReaders } from "../live-readers.ts";
import { cardContributorPolicy } from "../policy.ts";
import { contributorFacts, presentContributor } from "../present.ts";
import { type ContributorRow, cardSeen } from "../queries.ts";
import { cardContributors } from "../tables.ts";

async function lockContributor(ctx: TenantCtx, id: string) {
  const { db } = ctx;
  const read = async () => {
    const [row] = await db.orm
      .select()
      .from(cardContributors)
      .where(byId(db, cardContributors, id));
    if (!row) throw new DomainError("NotFound", "card.noContributor");
    return row;
  };
  const { cardId } = await read();
  const card = await cardSeen(ctx, cardId, true);
  return { card, row: await read() };
}

/** Withdraws the invitation of somebody who has not signed. */
export async function removeContributor(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const { card, row } = await lockContributor(ctx, id);
  cardContributorPolicy.require(ctx, "delete", contributorFacts(ctx, card, row));
  await wakeReaders(ctx, card.id);
  await db.orm.delete(cardContributors).where(byId(db, cardContributors, id));
  db.write(sql`
    update cards set contributor_count = contributor_count - 1
    where tenant_id = ${db.tenantId} and id = ${row.cardId}`);
  await ctx.enqueue("card.retract", { tenantId: db.tenantId, cardId: row.cardId, memberId: row.memberId });
}

/** At most once in a day; more often changes nothing. */
export async function remindContributor(ctx: TenantCtx, id: string): Promise<CardContributor> {
  const { db } = ctx;
  const { card, row } = await lockContributor(ctx, id);
  const reminds = cardContributorPolicy.require(ctx, "remind", contributorFacts(ctx, card, row));
  const { now } = ctx;
  const after: ContributorRow = reminds ? { ...row, remindedAt: now } : row;
  if (reminds) {
    await db.orm
      .update(cardContributors)
      .set({ remindedAt: now })
      .where(byId(db, cardContributors, id));
    await ctx.enqueue("card.remind", { tenantId: db.tenantId, contributorId: id });
  }
  const people = await peopleByIds(ctx, [row.memberId, ...(row.invitedBy ? [row.invitedBy] : [])]);
  const [contributor] = presentContributor(ctx, { card, row: after, people });
  return contributor as CardContributor;
}
