import type { RecipientRef } from "@plaudit/api/shared.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import { targetIds } from "../../directory/index.ts";
import { wakeReaders } from "../live-readers.ts";
import { cardPolicy } from "../policy.ts";
import { type CardRow, cardSeen } from "../queries.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
}
interface Invited {
  card: Pick<CardRow, "id" | "organizerId">;
  sendTo: readonly RecipientRef[];
  byId: string;
}

/**
 * Makes these people, and those of these teams as they are now, contributors of a card that is locked. Their ids are made of
 * card and member (as version 8 of a UUID), because many are inserted by one statement.
 */
export async function addContributors({ db, now }: Ctx, { card, sendTo, byId }: Invited): Promise<number> {
  const { personIds, teamIds } = targetIds(sendTo);
  const { tenantId } = db;
  const invitedBy = byId === card.organizerId ? null : byId;
  const added = await db.query<{ member_id: string }>({
    name: "card_invite",
    text: `insert into card_contributors (tenant_id, id, card_id, member_id, invited_by, created_at)
      select $1, overlay(overlay(md5($2::uuid || ' ' || m.id) placing '8' from 13) placing '8' from 17)::uuid,
        $2, m.id, $3, $4
      from tenant_members m
      where m.tenant_id = $1 and m.status <> 'archived' and m.suspended_at is null
        and m.id in (
          select unnest($5::uuid[])
          union select t.member_id from team_members t
            join teams x on x.tenant_id = $1 and x.id = t.team_id and x.archived_at is null
            where t.tenant_id = $1 and t.team_id = any($6::uuid[]))
        and not exists (select from card_recipients r
          where r.tenant_id = $1 and r.card_id = $2 and r.member_id = m.id)
      on conflict (tenant_id, card_id, member_id) do nothing returning member_id`,
    values: [tenantId, card.id, invitedBy, now, personIds, teamIds],
  });
  db.write(sql`
    update cards set contributor_count = contributor_count + ${added.length},
      team_ids = (select array(select distinct unnest(team_ids || ${sql.param(teamIds)}::uuid[])))
    where tenant_id = ${tenantId} and id = ${card.id}`);
  return added.length;
}

/** Those who were not asked yet are, once each. */
export const askContributors = ({ db, enqueue }: { db: TenantDb; enqueue: Enqueue }, cardId: string) =>
  enqueue("card.invite", { tenantId: db.tenantId, cardId });

export async function invite(
  ctx: TenantCtx,
  id: string,
  sendTo: readonly RecipientRef[],
): Promise<{ invited: number }> {
  const card = await cardSeen(ctx, id, true);
  cardPolicy.require(ctx, "invite", card);
  const invited = await addContributors(ctx, { card, sendTo, byId: ctx.actor.memberId });
  if (invited > 0 && card.state === "open") await askContributors(ctx, id);
  if (invited > 0) await wakeReaders(ctx, id);
  return { invited };
}
