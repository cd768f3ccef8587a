import { manyMembers, onlyTenant, type TestServer } from "@plaudit/server/testing";

/** A company with points that is one large team of people who have accounts. */
export async function wholeTeam(server: TestServer, size: number) {
  const tenant = await server.makeTenant({ features: ["points"] });
  const { id } = tenant;
  for (const statement of manyMembers(onlyTenant(id), size)) await server.sql(statement);
  await server.sql("update tenant_members set status = 'joined', suspended_at = null where tenant_id = $1", [id]);
  const team = await tenant.team("Everybody", []);
  await server.sql(
    "insert into team_members (tenant_id, team_id, member_id) select $1, $2, id from tenant_members where tenant_id = $1",
    [id, team],
  );
  await server.sql(
    `insert into points_settings (tenant_id, restriction_limit, eligible) values ($1, 1000000, '{"everyone":true}')`,
    [id],
  );
  return { tenant, team };
}
