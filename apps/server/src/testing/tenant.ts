import { randomBytes } from "node:crypto";
import type { Role } from "@plaudit/api/permissions.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../db/id.ts";
import type { TenantDb } from "../db/tenant-db.ts";
import { addMembership, ensureUser } from "../domains/account/verbs/create-user.ts";
import { issueToken } from "../domains/account/verbs/issue-token.ts";
import { createMember, setManagers } from "../domains/directory/verbs/create-member.ts";
import { createTeam } from "../domains/directory/verbs/create-team.ts";
import { createTenant, type NewTenant } from "../domains/tenant/verbs/create-tenant.ts";

export type NewTestTenant = Partial<NewTenant>;

export interface NewTestMember {
  firstName?: string;
  lastName?: string;
  role?: Role;
  locale?: Language | null;
  timezone?: string | null;
  managerIds?: string[];
  joinedAt?: Date;
}

export interface TestMember {
  id: string;
  userId: string;
  name: string;
  email: string;
  /** Of tenant scope. */
  token: string;
}

export interface TestTenant {
  id: string;
  slug: string;
  /** Somebody who has joined and is signed in. */
  member(options?: NewTestMember): Promise<TestMember>;
  team(name: string, memberIds: string[]): Promise<string>;
  /** A transaction inside the tenant. */
  within<T>(work: (db: TenantDb, entered: { now: Date }) => Promise<T>): Promise<T>;
}

const random = () => randomBytes(5).toString("hex");

export const tenantMaker =
  (database: Database) =>
  async (options: NewTestTenant = {}): Promise<TestTenant> => {
    const slug = options.slug ?? `t-${random()}`;
    const id = await database.withAuth((db) => createTenant(db, { name: "Tenant", ...options, slug }));
    const within: TestTenant["within"] = (work) => database.withTenant(id, work);

    async function member(person: NewTestMember = {}): Promise<TestMember> {
      const { firstName = "Sam", lastName = `Case ${random()}`, managerIds = [], ...rest } = person;
      const email = `${random()}@example.test`;
      const memberId = newId();
      const userId = await database.withAuth((db) => ensureUser(db, email, null));
      await within(async (db, { now }) => {
        await createMember({ db }, { joinedAt: now, ...rest, id: memberId, userId, email, firstName, lastName });
        if (managerIds.length > 0) await setManagers({ db }, memberId, managerIds);
      });
      const token = await database.withAuth(async (db) => {
        await addMembership(db, { userId, tenantId: id, memberId });
        return issueToken({ db, request: { userAgent: "" } }, { userId, familyId: newId(), tenantId: id, memberId });
      });
      return { id: memberId, userId, email, token, name: `${firstName} ${lastName}` };
    }
    const team = (name: string, memberIds: string[]) => within((db) => createTeam({ db }, { name, memberIds }));
    return { id, slug, member, team, within };
  };
