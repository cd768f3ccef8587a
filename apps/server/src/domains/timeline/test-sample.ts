import { type ActionSamples, type Company, callAs } from "../../testing/action-sample.ts";
import type { TestMember } from "../../testing/index.ts";

interface Item {
  id: string;
  entity: { id: string };
}
const feedOf = async (company: Company, reader: TestMember): Promise<Item[]> =>
  (await callAs(company, reader, "GET /timeline/items?pageSize=100")).results;

/** By this sender, in the feed. */
async function newItem(company: Company, sender: TestMember, tenantWide: boolean) {
  const { id: entityId } = await callAs(company, sender, "POST /recognition/recognitions", {
    status: "published",
    message: "Thank you",
    amount: 0,
    sendTo: [{ id: (await company.tenant.member()).id, type: "tenantMember" }],
    qualityIds: [],
    tenantWide,
  });
  const item = (await feedOf(company, sender)).find(({ entity }) => entity.id === entityId);
  return { id: item?.id ?? "", owner: sender };
}

export const actions: ActionSamples = {
  timelineItem: {
    read: async (company, reader, id) => (await feedOf(company, reader)).find((item) => item.id === id) ?? null,
    bodies: { "PUT /timeline/items/{id}/pin": () => ({ days: 3 }) },
    rows: {
      "for everybody": async (company) => newItem(company, await company.tenant.member(), true),
      "for others": async (company) => newItem(company, await company.tenant.member(), false),
      "of their own for some": (company, actor) => newItem(company, actor, false),
      pinned: async (company) => {
        const item = await newItem(company, await company.tenant.member(), true);
        await callAs(company, company.admin, `PUT /timeline/items/${item.id}/pin`, { days: 1 });
        return item;
      },
    },
  },
};
