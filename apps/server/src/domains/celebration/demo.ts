import { and, eq } from "drizzle-orm";
import { ofTenant } from "../../db/rows.ts";
import type { DemoCtx } from "../../domain.ts";
import { tenantMembers } from "../directory/index.ts";
import { celebrate } from "./verbs/publish-celebrations.ts";

const DAY = 86_400_000;
/** Far enough back that somebody had a day. */
const DAYS = 45;
/** Of a tenant, by its slug: somebody whose birthday is today, or so many days from now. */
const birthdays: Readonly<Record<string, readonly { name: string; days: number }[]>> = {
  acme: [
    { name: "Rosa Quispe", days: -1 },
    { name: "Henrik Aas", days: 0 },
    // Of the card that waits for signatures.
    { name: "Kofi Mensah", days: 4 },
  ],
};

/** Celebrates the last weeks as the job would have, each day when it is past nine almost everywhere. */
export async function seedCelebrations({ db, now, tenant, members }: DemoCtx): Promise<void> {
  for (const { name, days } of birthdays[tenant.slug] ?? []) {
    const memberId = members.find((member) => member.name === name)?.memberId;
    if (!memberId) throw new Error(`the demo celebrates ${name}, who is not there`);
    const birthday = new Date(now.getTime() + days * DAY).toISOString().slice(5, 10);
    await db.orm
      .update(tenantMembers)
      .set({ birthday })
      .where(ofTenant(db, tenantMembers, and(eq(tenantMembers.id, memberId))));
  }
  const noon = new Date(now).setUTCHours(15, 0, 0, 0);
  for (let days = DAYS; days >= 1; days -= 1) await celebrate({ db, now: new Date(noon - days * DAY) });
}
