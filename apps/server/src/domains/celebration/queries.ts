import { sql } from "drizzle-orm";
import { columnsOf } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { type PersonRow, personColumns } from "../directory/index.ts";
import type { EventFacts } from "./policy.ts";
import { preferencesOf } from "./preferences.ts";
import { type Choices, isShown, type Member, shownOf } from "./rules/shown.ts";
import type { celebrations } from "./tables.ts";

type Stored = Pick<typeof celebrations.$inferSelect, "memberId" | "kind" | "occasion" | "celebratedOn">;

/** As one member sees it. */
export interface EventRow extends Stored, EventFacts {
  id: string;
  person: PersonRow;
}
type Found = Stored & PersonRow & Member & { eventId: string; sharesTeam: boolean; isManager: boolean };

function mayKnow({ kinds }: Choices, { kind, sharesTeam, isManager, ...row }: Found, reader: string): boolean {
  const { active, audience } = kinds[kind];
  const belongs = { everyone: true, teams: sharesTeam, managers: isManager }[audience];
  return active && isShown(kind, row) && (belongs || row.memberId === reader);
}

/** Those of these ids that exist, with whether the reader may know of them. */
export async function eventsSeen(
  { db, actor }: { db: TenantDb; actor: { memberId: string } },
  ids: string[],
): Promise<{ choices: Choices; rows: EventRow[] }> {
  const { tenantId } = db;
  const [choices, found] = await Promise.all([
    preferencesOf(db),
    db.rows<Found>(sql`
      select c.id as "eventId", c.member_id as "memberId", c.kind, c.occasion, c.celebrated_on::text as "celebratedOn",
        ${personColumns}, ${columnsOf("m", shownOf)},
        exists (select from team_members a join team_members b on b.tenant_id = ${tenantId} and b.team_id = a.team_id
          and b.member_id = ${actor.memberId} where a.tenant_id = ${tenantId} and a.member_id = c.member_id) as "sharesTeam",
        exists (select from member_managers g where g.tenant_id = ${tenantId} and g.member_id = c.member_id
          and g.manager_id = ${actor.memberId}) as "isManager"
      from celebrations c join tenant_members m on m.tenant_id = ${tenantId} and m.id = c.member_id
      where c.tenant_id = ${tenantId} and c.id = any(${sql.param(ids)}::uuid[])`),
  ]);
  const rows = found.map((row) => ({
    ...{ id: row.eventId, memberId: row.memberId, kind: row.kind, occasion: row.occasion },
    celebratedOn: row.celebratedOn,
    person: row,
    seen: mayKnow(choices, row, actor.memberId),
  }));
  return { choices, rows };
}

export async function eventSeen(ctx: { db: TenantDb; actor: { memberId: string } }, id: string) {
  const { choices, rows } = await eventsSeen(ctx, [id]);
  if (!rows[0]) throw new DomainError("NotFound", "celebration.missing");
  return { choices, row: rows[0] };
}
