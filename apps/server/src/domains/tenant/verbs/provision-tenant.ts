import { eq, sql } from "drizzle-orm";
import type { Tenant } from "../../../context.ts";
import type { Database } from "../../../db/database.ts";
import { ofTenant } from "../../../db/rows.ts";
import type { AuthDb, TenantDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { enqueuer } from "../../../jobs/enqueue.ts";
import { recordChange } from "../../audit/index.ts";
import { createMember, tenantHosts, tenantMembers, tenants } from "../../directory/index.ts";
import { invitationLink, inviteMembers } from "../../invitation/index.ts";
import { createBudgetItem, isoDate, schedulePoints } from "../../points/index.ts";
import { MONTHLY_POINTS, namesOf, type TenantOrder } from "../rules/tenant-order.ts";
import { addHost } from "./add-host.ts";
import { createTenant } from "./create-tenant.ts";

export interface OperatorCtx {
  database: Database;
  /** What handlers sign with. */
  secret: string;
  apexUrl: string;
}
export interface Provisioned {
  created: boolean;
  tenant: Tenant;
  /** The administrator's invitation; null for one who has joined already. */
  link: string | null;
  /** What everybody is given a month; null where this did not decide it. */
  monthlyPoints: number | null;
}

async function ensureTenant(
  db: AuthDb,
  apexUrl: string,
  order: TenantOrder,
): Promise<{ id: string; created: boolean }> {
  const { slug, name, language, timezone, color: brandColor, features, host: hosts } = order;
  const [found] = await db.orm.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug));
  const host = `${slug}.${new URL(apexUrl).hostname}`;
  const [taken] = await db.orm.select().from(tenantHosts).where(eq(tenantHosts.host, host));
  if (taken && taken.tenantId !== found?.id) throw new DomainError("Conflict", "slugTaken", { values: { slug } });
  const id =
    found?.id ??
    (await createTenant(db, { slug, name, language, timezone, features, ...(brandColor ? { brandColor } : {}) }));
  for (const own of hosts) await addHost({ db, apexUrl }, id, own);
  return { id, created: !found };
}

interface Administrator {
  id: string;
  status: string;
}
/** Makes an existing member an administrator: the way back in when the last one has left. */
async function ensureAdministrator(db: TenantDb, order: TenantOrder): Promise<Administrator> {
  const email = order["admin-email"];
  const [found] = await db.rows<Administrator>(sql`
    update tenant_members set role = 'admin', version = version + case when role = 'admin' then 0 else 1 end
    where tenant_id = ${db.tenantId} and email = ${email} and status <> 'archived' returning id, status`);
  if (found) return found;
  const person = { ...namesOf(order), email, role: "admin" as const, userId: null, joinedAt: null };
  return { id: await createMember({ db }, person), status: "notInvited" };
}

/** Returns what everybody is given a month; null in a tenant without points. */
async function openPoints(db: TenantDb, order: TenantOrder, tenant: Tenant, now: Date): Promise<number | null> {
  if (!tenant.features.includes("points")) return null;
  const amount = order["monthly-points"] ?? MONTHLY_POINTS;
  if (amount === 0) {
    schedulePoints(db, "now");
    return 0;
  }
  await createBudgetItem({ db }, { name: "Monthly points", amount, startsOn: isoDate(now, tenant.timezone) });
  return amount;
}

/** A tenant and its administrator as the operator wants them; what is there already stays as it is. */
export async function provisionTenant(
  { database, secret, apexUrl }: OperatorCtx,
  order: TenantOrder,
): Promise<Provisioned> {
  const { id, created } = await database.withAuth((db) => ensureTenant(db, apexUrl, order));
  return database.withTenant(id, async (db, { now, tenant }) => {
    const { name, url, brandColor } = tenant;
    const [somebody] = await db.orm
      .select({ id: tenantMembers.id })
      .from(tenantMembers)
      .where(ofTenant(db, tenantMembers))
      .limit(1);
    const admin = await ensureAdministrator(db, order);
    let monthlyPoints: number | null = null;
    // Not `created`: an interrupted provisioning continues here.
    if (!somebody) {
      monthlyPoints = await openPoints(db, order, tenant, now);
      const after = { slug: order.slug, name, brandColor, language: tenant.language, timezone: tenant.timezone };
      await recordChange({ db, actor: { memberId: null } }, "tenant.create", id, null, after);
    }
    if (admin.status === "joined") return { created, tenant, link: null, monthlyPoints };
    const ctx = { db, now, secret, enqueue: enqueuer(db), actor: { memberId: null } };
    const { invited, skipped } = await inviteMembers(ctx, [admin.id]);
    if (!invited[0])
      throw new DomainError("Conflict", "adminSkipped", {
        values: { email: order["admin-email"], reason: skipped[0]?.reason ?? "missing" },
      });
    return { created, tenant, link: invitationLink(url, secret, invited[0].invitationId), monthlyPoints };
  });
}
