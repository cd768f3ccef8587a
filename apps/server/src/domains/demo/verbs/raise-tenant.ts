import type { Role } from "@plaudit/api/permissions.ts";
import type { Database } from "../../../db/database.ts";
import { newId } from "../../../db/id.ts";
import { addMembership, ensureUser } from "../../account/verbs/create-user.ts";
import { createTenant } from "../../tenant/verbs/create-tenant.ts";
import type { DemoTenant } from "../content/tenants.ts";
import { addressOf } from "../rules/address-of.ts";
import { roleOf, whenJoined } from "../rules/casting.ts";
import { signInDevices } from "./sign-in-devices.ts";

export interface Player {
  key: string;
  memberId: string;
  userId: string;
  email: string;
  role: Role;
  firstName: string;
  name: string;
  joinedAt: Date;
}
export interface Raised {
  tenantId: string;
  players: ReadonlyMap<string, Player>;
}

/** A tenant and who may sign in to it. Its members are made one by one, on the day on which each of them joins. */
export function raiseTenant(database: Database, demo: DemoTenant, now: Date, passwordHash: string): Promise<Raised> {
  const joined = whenJoined(demo, now);
  return database.withAuth(async (db) => {
    const tenantId = await createTenant(db, demo.tenant);
    const players = new Map<string, Player>();
    for (const person of demo.people) {
      const { key, firstName, lastName } = person;
      const email = demo.guests[key] ?? addressOf(person, demo.domain);
      const userId = await ensureUser(db, email, passwordHash);
      const memberId = newId();
      await addMembership(db, { userId, tenantId, memberId });
      const role = roleOf(key, demo);
      const joinedAt = joined.get(key) ?? now;
      if (demo.devices.includes(key)) await signInDevices(db, now, { userId, tenantId, memberId });
      players.set(key, { key, memberId, userId, email, role, firstName, name: `${firstName} ${lastName}`, joinedAt });
    }
    return { tenantId, players };
  });
}
