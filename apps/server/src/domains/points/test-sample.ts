import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { Sample } from "../../testing/sample.ts";

const rule = (name: string, over: object = {}) => ({
  name,
  source: "allocation",
  audience: { everyone: true, memberIds: [], teamIds: [], roles: [] },
  amount: 100,
  period: "month",
  startsOn: "2020-01-01",
  expiry: null,
  rollOverCap: null,
  ...over,
});

export const sample: Sample = {
  async make({ call, mark }) {
    return { budgetItem: (await call("POST /points/budgetItems", rule(`Rule ${mark}`.trim()))).id };
  },
};

type State = "running" | "upcoming" | "paused" | "ended";
async function newRule(company: Company, as: State) {
  const { admin } = company;
  const startsOn = as === "upcoming" ? "2999-01-01" : "2020-01-01";
  const { id, version } = await callAs(company, admin, "POST /points/budgetItems", rule(newName(), { startsOn }));
  const changed = { paused: { paused: true }, ended: { ended: true } }[as as "paused"];
  if (changed) await callAs(company, admin, `PATCH /points/budgetItems/${id}`, { ...changed, version });
  return { id, owner: admin };
}

export const actions: ActionSamples = {
  budgetSettings: {
    read: readAt(() => "/points/budgetSettings"),
    bodies: { "PATCH /points/budgetSettings": ({ version }) => ({ restrictionLimit: 400 + version, version }) },
    rows: { own: async ({ tenant, admin }) => ({ id: tenant.id, owner: admin }) },
  },
  budgetItem: {
    read: readAt((id) => `/points/budgetItems/${id}`),
    bodies: { "PATCH /points/budgetItems/{id}": ({ version, amount }) => ({ amount: amount + 1, version }) },
    rows: {
      running: (company) => newRule(company, "running"),
      upcoming: (company) => newRule(company, "upcoming"),
      paused: (company) => newRule(company, "paused"),
      ended: (company) => newRule(company, "ended"),
    },
  },
};
