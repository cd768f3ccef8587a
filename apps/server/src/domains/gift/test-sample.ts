import { type ActionSamples, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { Sample } from "../../testing/sample.ts";

type Call = (key: string, body?: unknown) => Promise<{ id: string }>;
async function newRule(call: Call, name: string): Promise<{ id: string }> {
  const bank = await call("POST /points/pointsBanks", { name: `Bank of ${name}`, ownerIds: [], alertBelow: null });
  const audience = { everyone: true, memberIds: [], teamIds: [], roles: [] };
  const rule = { name, source: "birthday", audience, bankId: bank.id, steps: [{ at: 0, amount: 50 }], words: {} };
  return call("POST /points/giftRules", rule);
}

export const sample: Sample = {
  async make({ call, mark }) {
    return { giftRule: (await newRule(call as Call, `Birthdays ${mark}`.trim())).id };
  },
};

export const actions: ActionSamples = {
  giftRule: {
    read: readAt((id) => `/points/giftRules/${id}`),
    bodies: { "PATCH /points/giftRules/{id}": ({ version }) => ({ name: newName(), version }) },
    rows: {
      active: async (company) => {
        const { id } = await newRule((key, body) => callAs(company, company.admin, key, body), newName());
        return { id, owner: company.admin };
      },
    },
  },
};
