import { type ActionSamples, type Company, readAt } from "../../testing/action-sample.ts";
import type { TestMember } from "../../testing/tenant.ts";
import { celebrate } from "./verbs/publish-celebrations.ts";

const settings = "/celebration/tenantPreferences";
const member = "/celebration/memberPreferences";
let milestone = 1;

/** A member whose birthday is today wherever it is after nine, in the feed. */
async function celebrated({ server, tenant }: Company, member: TestMember): Promise<string> {
  const at = new Date(new Date().setUTCHours(12));
  await server.sql("update tenant_members set birthday = $3, timezone = 'UTC' where tenant_id = $1 and id = $2", [
    tenant.id,
    member.id,
    at.toISOString().slice(5, 10),
  ]);
  await tenant.within((db) => celebrate({ db, now: at }));
  const [row] = await server.sql("select id from celebrations where tenant_id = $1 and member_id = $2", [
    tenant.id,
    member.id,
  ]);
  return row.id;
}

export const actions: ActionSamples = {
  calendarEvent: {
    read: readAt((id) => `/celebration/calendarEvents/${id}`),
    bodies: {},
    rows: {
      published: async (company) => {
        const owner = await company.tenant.member({});
        return { id: await celebrated(company, owner), owner };
      },
    },
  },
  celebrationPreferences: {
    read: readAt(() => settings),
    bodies: {
      [`PUT ${settings}`]: ({ kinds, hour, words, pictures, version }) => {
        milestone = milestone === 1 ? 2 : 1;
        return { kinds, hour, words, pictures, milestones: [milestone], version };
      },
    },
    rows: { own: async ({ tenant, admin }) => ({ id: tenant.id, owner: admin }) },
  },
  memberCelebrations: {
    read: readAt((id) => `${member}/${id}`),
    bodies: {
      [`PUT ${member}/my`]: ({ hideBirthday, hideAnniversary }) => ({ hideBirthday: !hideBirthday, hideAnniversary }),
      [`PUT ${member}/{id}`]: ({ hideBirthday, hideAnniversary }) => ({ hideBirthday: !hideBirthday, hideAnniversary }),
    },
    rows: {
      other: async ({ tenant, admin }) => ({ id: (await tenant.member({})).id, owner: admin }),
      own: async (_, actor) => ({ id: actor.id, owner: actor }),
    },
  },
};
