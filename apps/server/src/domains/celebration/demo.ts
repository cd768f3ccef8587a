import { and, eq } from "drizzle-orm";
import { ofTenant } from "../../db/rows.ts";
import type { DemoCtx } from "../../domain.ts";
import { tenantMembers } from "../directory/index.ts";
import { celebrate } from "./verbs/publish-celebrations.ts";

const DAY = 86_400_000;
/** Far enough back that somebody had a day. */
const DAYS = 45;
/** Of a tenant, by its slug: somebody whose birthday is today, or was so many days ago. */
const birthdays: Readonly<Record<string, readonly { name: string; daysAgo: number }[]>> = {
  acme: [
    { name: "Rosa Quispe", daysAgo: 1 },
    { name: "Kofi Mensah", daysAgo: 0 },
  ],
};

/** Celebrates the last weeks as the job would have, each day when it is past nine almost everywhere. */
export async function seedCelebrations({ db, now, tenant, members }: DemoCtx): Promise<void> {
  for (const { name, daysAgo } of birthdays[tenant.slug] ?? []) {
    const memberId = members.find((member) => member.name === name)?.memberId;
    if (!memberId) throw new Error(`the demo celebrates ${name}, who is not there`);
    const birthday = new Date(now.getTime() - daysAgo * DAY).toISOString().slice(5, 10);
    await db.orm
      .update(tenantMembers)
      .set({ birthday })
      .where(ofTenant(db, tenantMembers, and(eq(tenantMembers.id, memberId))));
  }
  const noon = new Date(now).setUTCHours(15, 0, 0, 0);
  for (let days = DAYS; days >= 1; days -= 1) await celebrate({ db, now: new Date(noon - days * DAY) });
}
