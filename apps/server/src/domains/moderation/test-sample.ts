import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { TestMember } from "../../testing/index.ts";
import type { Sample } from "../../testing/sample.ts";

async function reported(
  { server, tenant, admin }: Pick<Company, "server" | "tenant" | "admin">,
  message: string,
  qualityIds: (string | undefined)[] = [],
) {
  const as = async ({ token }: TestMember, key: string, body: object) => {
    const answer = await server.request(key, { token, body });
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status}`);
    return answer.body;
  };
  const [sender, to] = [await tenant.member(), await tenant.member()];
  const sendTo = [{ id: to.id, type: "tenantMember" }];
  const body = { status: "published", message, amount: 0, sendTo, qualityIds, tenantWide: true };
  const { id } = await as(sender, "POST /recognition/recognitions", body);
  await as(to, `PUT /recognition/recognitions/${id}/flags`, { reason: message });
  await server.runJobs();
  return { id: id as string, owner: admin, sender };
}

export const sample: Sample = {
  needs: ["quality"],
  async make({ server, tenant, admin, ids, mark }) {
    const { id, sender } = await reported({ server, tenant, admin }, `Not so kind ${mark}`.trim(), [ids.quality]);
    const asked = { token: admin.token, body: { text: `Please be kinder ${mark}`.trim() } };
    await server.request(`POST /moderation/items/${id}/messages`, asked);
    const [notice] = await server.sql<{ id: string }>(
      "select id from moderation_notices where tenant_id = $1 and member_id = $2",
      [tenant.id, sender.id],
    );
    return { moderationItem: id, moderationNotice: notice?.id ?? "" };
  },
};

const decided =
  (path: string, more: object = {}) =>
  async (company: Company) => {
    const made = await reported(company, newName());
    await callAs(company, company.admin, `PUT /moderation/items/${path}`, { ids: [made.id], ...more });
    return made;
  };
const hidden = decided("hidden", { reversePoints: false });
async function settled(company: Company) {
  const made = await hidden(company);
  await company.server.sql(
    "update pgboss.job set start_after = now() where name = 'moderation.settle' and data ->> 'tenantId' = $1",
    [company.tenant.id],
  );
  await company.server.runJobs();
  return made;
}
type Seen = { id: string } | null;
const ids = (seen: Seen) => ({ ids: [seen?.id] });

export const actions: ActionSamples = {
  moderationItem: {
    read: readAt((id) => `/moderation/items/${id}`),
    bodies: {
      "PUT /moderation/items/hidden": (seen: Seen) => ({ ...ids(seen), reversePoints: true, note: "Please be kinder" }),
      "PUT /moderation/items/dismissed": ids,
      "PUT /moderation/items/restored": ids,
      "DELETE /moderation/decisions": ids,
      "POST /moderation/items/{id}/messages": () => ({ text: "Please be kinder" }),
    },
    rows: {
      "that waits": (company) => reported(company, newName()),
      "that was hidden just now": hidden,
      "that was hidden": settled,
      "that was dismissed": decided("dismissed"),
    },
  },
  moderationWords: {
    read: readAt(() => "/moderation/words"),
    bodies: { "PUT /moderation/words": ({ version }) => ({ words: [newName()], version }) },
    rows: { "of the tenant": async ({ tenant, admin }) => ({ id: tenant.id, owner: admin }) },
  },
};
