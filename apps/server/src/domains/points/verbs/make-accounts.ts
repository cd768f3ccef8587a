import type { TenantDb } from "../../../db/tenant-db.ts";

/** Creates those of both of a member's accounts that are missing, so that later senders find them; in the order of ids, like the locks. */
export function makeAccounts(db: TenantDb, memberIds: readonly string[]): void {
  for (const type of ["allocation", "redeemable"])
    db.write({
      name: `points_member_accounts_${type}`,
      text: `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
        select n.tenant_id, n.id, '${type}', n.owner_id, '', 0, 0, 0 from (
          select m.tenant_id, m.id as owner_id, md5(m.id::text || '/${type}/')::uuid as id
          from tenant_members m where m.tenant_id = $1 and m.id = any($2::uuid[])) n
        where (select true from points_accounts a where a.tenant_id = $1 and a.id = n.id limit 1) is null
        order by n.id on conflict do nothing`,
      values: [db.tenantId, memberIds],
    });
}
