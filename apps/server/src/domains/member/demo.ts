import { and, eq, inArray } from "drizzle-orm";
import { ofTenant } from "../../db/rows.ts";
import type { DemoCtx } from "../../domain.ts";
import { tenantMembers } from "../directory/index.ts";

type Choice = { prefersPrivate: true } | { hideFromTv: true };
/** What members of a tenant, by its slug, have chosen about who sees them. */
const choices: Readonly<Record<string, readonly { name: string; choice: Choice }[]>> = {
  acme: [
    { name: "Sofía Herrera", choice: { prefersPrivate: true } },
    { name: "Gabriela Santos", choice: { hideFromTv: true } },
  ],
};

export async function demoPrivacy({ db, tenant, members }: DemoCtx): Promise<void> {
  for (const { name, choice } of choices[tenant.slug] ?? []) {
    const ids = members.filter((member) => member.name === name).map(({ memberId }) => memberId);
    const set = await db.orm
      .update(tenantMembers)
      .set(choice)
      .where(ofTenant(db, tenantMembers, and(eq(tenantMembers.status, "joined"), inArray(tenantMembers.id, ids))))
      .returning({ id: tenantMembers.id });
    if (set.length !== 1) throw new Error(`the demo's privacy names ${name}, who is not there`);
  }
}
