import { type ActionSamples, newName, readAt } from "../../testing/action-sample.ts";

export const actions: ActionSamples = {
  tenant: {
    read: readAt(() => "/identity/tenants/current"),
    bodies: { "PATCH /identity/tenants/current": ({ version }) => ({ name: newName(), version }) },
    rows: { own: async ({ tenant, admin }) => ({ id: tenant.id, owner: admin }) },
  },
};
