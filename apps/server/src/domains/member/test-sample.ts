import { newId } from "../../db/id.ts";
import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import { erasureFailed } from "./erasure-failures.ts";

const members = "/identity/tenantMembers";
const asAdministrator = readAt((id) => `${members}/${id}/admin`);
const asMember = readAt((id) => `${members}/${id}`);

/** A picture that has been uploaded, and that nothing shows yet. */
async function newPicture({ server, tenant }: Company, { id: uploader }: { id: string }): Promise<string> {
  const id = newId();
  await server.sql(
    `insert into media_objects (tenant_id, id, kind, key, original_filename, created_by, claimed_at, ready_at, gone_at)
     values ($1, $2, 'avatar', $3, 'a.png', $4, now(), now(), now() + interval '1 hour')`,
    [tenant.id, id, newName(), uploader],
  );
  return id;
}

type Standing =
  | "joined"
  | "suspended"
  | "archived"
  | "erased"
  | "halfErased"
  | "invited"
  | "notInvited"
  | "withoutEmail";
async function newMember(company: Company, standing: Standing): Promise<{ id: string; owner: Company["admin"] }> {
  const { admin, tenant } = company;
  const owner = admin;
  if (standing === "halfErased") {
    const { id } = await newMember(company, "erased");
    await tenant.within(async (db, { now }) => erasureFailed(db, id, now));
    return { id, owner };
  }
  if (standing === "erased") {
    const { id } = await newMember(company, "archived");
    const { name } = (await asAdministrator(company, admin, id)) as { name: string };
    await callAs(company, admin, `POST ${members}/${id}/erasure`, { name });
    return { id, owner };
  }
  if (standing === "joined" || standing === "suspended" || standing === "archived") {
    const { id } = await tenant.member();
    const change = { joined: null, suspended: "suspend", archived: "archive" }[standing];
    if (change) await callAs(company, admin, `PUT ${members}/${id}/${change}`);
    return { id, owner };
  }
  const email = standing === "withoutEmail" ? null : `${newId()}@sample.test`;
  const body = { firstName: newName(), lastName: "Sample", email, invite: standing === "invited" };
  const { id } = await callAs(company, admin, `POST ${members}`, body);
  return { id, owner };
}

export const actions: ActionSamples = {
  tenantMember: {
    async read(company, reader, id) {
      const [record, profile] = [await asAdministrator(company, reader, id), await asMember(company, reader, id)];
      const { __permissions__ = record?.__permissions__ } = profile ?? {};
      if (record && JSON.stringify(record.__permissions__) !== JSON.stringify(__permissions__))
        throw new Error("the record and the profile grant different things");
      return record ?? profile;
    },
    bodies: {
      [`PATCH ${members}/{id}`]: ({ version }) => ({ jobTitle: newName(), version }),
      [`PATCH ${members}/me`]: ({ version }) => ({ firstName: newName(), version }),
      [`PUT ${members}/{id}/role`]: ({ role }) => ({ role: role === "manager" ? "employee" : "manager" }),
      [`PUT ${members}/{id}/managers`]: () => ({ managerIds: [] }),
      [`PUT ${members}/{id}/locale`]: () => ({ locale: "en" }),
      [`PUT ${members}/{id}/timezone`]: () => ({ timezone: "Europe/Lisbon" }),
      [`POST ${members}/{id}/erasure`]: ({ name }) => ({ name }),
      [`PUT ${members}/{id}/avatar`]: async (_, company, actor) => ({
        mediaObjectId: await newPicture(company, actor),
      }),
    },
    rows: {
      self: async ({ admin }, { id }) => ({ id, owner: admin }),
      joined: (company) => newMember(company, "joined"),
      suspended: (company) => newMember(company, "suspended"),
      archived: (company) => newMember(company, "archived"),
      erased: (company) => newMember(company, "erased"),
      "half erased": (company) => newMember(company, "halfErased"),
      invited: (company) => newMember(company, "invited"),
      "not invited": (company) => newMember(company, "notInvited"),
      "without an address": (company) => newMember(company, "withoutEmail"),
    },
  },
};
