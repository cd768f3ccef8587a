import type { Role } from "@plaudit/api/permissions.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { enqueuer } from "../../jobs/enqueue.ts";
import type { TestMember, TestServer, TestTenant } from "../../testing/index.ts";
import { createMember } from "../directory/verbs/create-member.ts";
import { invitationToken } from "./rules/invitation-token.ts";
import { inviteMembers } from "./verbs/invite-members.ts";

interface Person {
  email?: string | null;
  firstName?: string;
  lastName?: string;
  role?: Role;
  locale?: Language;
}
let made = 0;

/** Somebody on the tenant's list who knows nothing of it yet. */
export async function listed(tenant: TestTenant, person: Person = {}) {
  made += 1;
  const email = person.email === undefined ? `new-${made}-${tenant.slug}@example.test` : person.email;
  const who = { firstName: "Ines", lastName: "Novak", ...person, email };
  const id = await tenant.within((db) => createMember({ db }, { ...who, userId: null, joinedAt: null }));
  return { ...who, id, email: email ?? "" };
}

/** What the links that people are sent hold. */
export async function invite(
  server: TestServer,
  tenant: TestTenant,
  admin: TestMember | null,
  ...people: { id: string }[]
) {
  const ids = people.map(({ id }) => id);
  const actor = { memberId: admin?.id ?? null };
  const { secret } = server;
  const result = await tenant.within((db, { now }) =>
    inviteMembers({ db, now, enqueue: enqueuer(db), secret, actor }, ids),
  );
  return { ...result, tokens: result.invited.map(({ invitationId }) => invitationToken(secret, invitationId)) };
}
