import { eq, or, sql } from "drizzle-orm";
import { byId, counted, ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { foldName } from "../rules/fold-name.ts";
import { memberManagers, memberNameParts, teamMembers, tenantMembers } from "../tables.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
}

/** Nobody is their manager any more, nor is managed by them. Travels with the COMMIT. */
function leaveManagers({ db }: Ctx, id: string): void {
  db.write(sql`
    update tenant_members m set managed = false where m.tenant_id = ${db.tenantId} and m.managed
      and m.id in (select g.member_id from member_managers g where g.tenant_id = ${db.tenantId} and g.manager_id = ${id})
      and not exists (select from member_managers o
        where o.tenant_id = ${db.tenantId} and o.member_id = m.id and o.manager_id <> ${id})`);
  const { memberId, managerId } = memberManagers;
  const either = or(eq(memberId, id), eq(managerId, id));
  db.write(db.orm.delete(memberManagers).where(ofTenant(db, memberManagers, either)));
}

/** Of the row its id and what follows from having left stay. It has a name still, as others read names from it. */
export async function erasePerson(ctx: Ctx, id: string, name: string): Promise<void> {
  const { db, now } = ctx;
  leaveManagers(ctx, id);
  db.write(db.orm.delete(teamMembers).where(ofTenant(db, teamMembers, eq(teamMembers.memberId, id))));
  db.write(db.orm.delete(memberNameParts).where(ofTenant(db, memberNameParts, eq(memberNameParts.memberId, id))));
  const gone = {
    ...{ userId: null, email: null, jobTitle: null, department: null, country: null, avatarId: null, birthday: null },
    ...{ locale: null, timezone: null, timezoneSetAt: null, joinedAt: null, suspendedAt: null },
  };
  const hidden = { publicStaffProfile: false, prefersPrivate: true, hideBirthday: true, hideAnniversary: true };
  const rest = { role: "employee", hideFromTv: true, managed: false, erasedAt: now } as const;
  await db.orm
    .update(tenantMembers)
    .set({
      ...{ firstName: name, lastName: "", nameKey: foldName(name), version: counted(tenantMembers.version) },
      ...{ ...gone, ...hidden, ...rest },
    })
    .where(byId(db, tenantMembers, id));
}
