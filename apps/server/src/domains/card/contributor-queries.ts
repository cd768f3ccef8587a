import { sql } from "drizzle-orm";
import { columnsOf } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Position } from "../../signed-cursor.ts";
import type { ContributorRow } from "./queries.ts";
import { cardContributors } from "./tables.ts";

const columns = columnsOf(
  "s",
  (({ tenantId, id, cardId, memberId, invitedBy, signedAt, remindedAt, createdAt }) => ({
    ...{ tenantId, id, cardId, memberId, invitedBy, signedAt, remindedAt, createdAt },
  }))(cardContributors),
);

interface Listed {
  /** Behind this member, who may have been withdrawn since. */
  after: Position | null;
  limit: number;
  signed?: boolean | undefined;
}

/** Those who were asked to sign, by name; those who signed alone, the latest first. */
export async function contributorsOf(db: TenantDb, cardId: string, { after, limit, signed }: Listed) {
  const { tenantId } = db;
  const who = sql`card_contributors s where s.tenant_id = ${tenantId} and s.card_id = ${cardId}
    ${signed === undefined ? sql`` : sql`and s.signed_at is ${signed ? sql`not null` : sql`null`}`}`;
  const [behind, order] = signed
    ? [
        sql`and (s.signed_at, s.member_id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
        sql`s.signed_at desc, s.member_id desc`,
      ]
    : [
        sql`and (m.name_key collate "C", m.id) > (
          select x.name_key collate "C", x.id from tenant_members x where x.tenant_id = ${tenantId} and x.id = ${after?.id}::uuid)`,
        sql`m.name_key collate "C", m.id`,
      ];
  const [rows, [all]] = await Promise.all([
    db.rows<ContributorRow>(sql`
      select ${columns} from tenant_members m, ${who} and m.tenant_id = ${tenantId} and m.id = s.member_id
        ${after ? behind : sql``}
      order by ${order} limit ${limit}`),
    db.rows<{ count: number }>(sql`select count(*)::int as count from ${who}`),
  ]);
  return { rows, total: all?.count ?? 0 };
}
