import type { Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TenantCtx } from "../../context.ts";
import { newId } from "../../db/id.ts";
import { sharedServer } from "../../testing/index.ts";
import { type Batch, verdictOf } from "./batch-queries.ts";
import { type MemberFacts, memberPolicy } from "./policy.ts";

const roles = ["admin", "manager", "employee"] as const;
const statuses = ["invited", "joined", "notInvited", "archived"] as const;
const batches = {
  suspend: "suspend",
  unsuspend: "unsuspend",
  archive: "archive",
  role: "changeRole",
  welcome: "welcome",
};
type BatchName = keyof typeof batches;
type Row = MemberFacts & { role: Role; verdict: string };

/** What the policy answers in the words of a batch. */
function expected(action: BatchName, actor: TenantCtx["actor"], row: Row): string {
  const refusal = memberPolicy.refusal(actor, batches[action] as "suspend", row);
  if (!refusal) return "change";
  if (refusal.code === "Done" || refusal.key === "joinedAlready") return "unchanged";
  const words = { notYourself: "self", leftFirst: "archived", suspendedFirst: "suspended", inviteAddress: "noEmail" };
  return words[refusal.key as keyof typeof words];
}

test.each(Object.keys(batches) as BatchName[])("a batch of %s judges each row as the policy does", async (action) => {
  const server = await sharedServer();
  const tenant = await server.makeTenant();
  const ids: string[] = [];
  for (const role of roles)
    for (const status of statuses)
      for (const suspended of [true, false])
        for (const email of [`${newId()}@x.test`, null]) {
          const id = newId();
          ids.push(id);
          await server.sql(
            `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, role, status, email, suspended_at)
             values ($1, $2, 'A', 'B', 'a b', $3, $4, $5, $6)`,
            [tenant.id, id, role, status, email, suspended ? new Date() : null],
          );
        }
  for (const role of roles) {
    const id = newId();
    ids.push(id);
    await server.sql(
      `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, role, status, erased_at)
       values ($1, $2, 'Former', 'colleague', 'former colleague', $3, 'archived', now())`,
      [tenant.id, id, role],
    );
  }
  const batch: Pick<Batch, "id" | "action" | "role" | "teamIds"> = {
    id: newId(),
    action,
    teamIds: null,
    role: "manager",
  };
  for (const id of [newId(), ...ids]) {
    const actor = { memberId: id, tenantId: tenant.id, role: "admin", features: [] } as unknown as TenantCtx["actor"];
    const rows = await tenant.within((db) =>
      db.rows<Row>(sql`
        select m.id, m.role, m.status, m.email, m.suspended_at is not null as suspended, m.erased_at as "erasedAt",
          ${verdictOf({ db, actor } as TenantCtx, batch)} as verdict
        from tenant_members m where m.tenant_id = ${db.tenantId}`),
    );
    expect(rows).toHaveLength(ids.length);
    // Who has the role already is no question of the policy: it does not know which one is given.
    for (const row of rows.filter((one) => action !== "role" || one.role !== batch.role))
      expect({ ...row, self: row.id === id }).toMatchObject({ verdict: expected(action, actor, row) });
  }
});
