import type { FeedEntity } from "@plaudit/api/feed.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { isShownToAll, type PersonRow, personColumns, presentPerson } from "../directory/index.ts";

interface JoinedRow extends PersonRow {
  joined_at: Date;
  team_name: string | null;
}

/** Who joined, for the feed of somebody else: without those who left, are suspended or have become private since. */
export async function presentJoined(ctx: TenantCtx, ids: string[]): Promise<Map<string, FeedEntity<"joined">>> {
  const { db, actor } = ctx;
  const rows = await db.rows<JoinedRow>(sql`
    select ${personColumns}, m.joined_at,
      (select t.name from team_members tm
       join teams t on t.tenant_id = ${db.tenantId} and t.id = tm.team_id and t.archived_at is null
       where tm.tenant_id = ${db.tenantId} and tm.member_id = m.id order by t.name_key, t.id limit 1) as team_name
    from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[]) and m.id <> ${actor.memberId}
      and ${isShownToAll}`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        __entity_type__: "joined",
        __permissions__: ["view"],
        id: row.id,
        person: presentPerson(ctx, row),
        teamName: row.team_name,
        joinedAt: row.joined_at.toISOString(),
      },
    ]),
  );
}
