import type { Output } from "@plaudit/api/endpoint.ts";
import type { statementEndpoints } from "@plaudit/api/statement.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { namedOrAddressed } from "../directory/index.ts";

export type AccountFilter = Output<(typeof statementEndpoints)["GET /points/accounts/redeemable/total"]["query"]>;

/** A member's account by its id, which follows from the member's. */
const account = (alias: "g" | "r", type: "allocation" | "redeemable", { tenantId }: TenantDb): SQL => {
  const name = sql.raw(alias);
  return sql`left join points_accounts ${name} on ${name}.tenant_id = ${tenantId}
    and ${name}.id = md5(m.id::text || ${sql.raw(`'/${type}/'`)})::uuid`;
};
export const give = sql`coalesce(g.balance, 0)`;
export const spend = sql`coalesce(r.balance, 0)`;

/** Members `m` with their accounts: `g` to give, `r` to spend. */
export const owners = (db: TenantDb): SQL => sql`tenant_members m
  ${account("g", "allocation", db)} ${account("r", "redeemable", db)}`;

/** Everybody, and of those who have left whoever still has points: together they have all that is owed. */
export function ownersWhere(db: TenantDb, { search, teamIdIn, countryIn, locked, least, most }: AccountFilter): SQL {
  const all = [sql`m.tenant_id = ${db.tenantId} and (m.status <> 'archived' or ${give} <> 0 or ${spend} <> 0)`];
  if (search) all.push(sql`m.id in (${namedOrAddressed(db, search)})`);
  if (teamIdIn?.length)
    all.push(sql`m.id in (select t.member_id from team_members t
      where t.tenant_id = ${db.tenantId} and t.team_id = any(${sql.param(teamIdIn)}::uuid[]) offset 0)`);
  if (countryIn?.length) all.push(sql`m.country collate "und-x-icu" = any(${sql.param(countryIn)}::text[])`);
  if (locked === true)
    all.push(sql`m.id in (select a.owner_id from points_accounts a
      where a.tenant_id = ${db.tenantId} and a.locked_at is not null offset 0)`);
  if (locked === false) all.push(sql`g.locked_at is null and r.locked_at is null`);
  if (least !== undefined) all.push(sql`${spend} >= ${least}`);
  if (most !== undefined) all.push(sql`${spend} <= ${most}`);
  return sql.join(all, sql` and `);
}
