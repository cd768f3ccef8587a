import { type ActionSamples, readAt } from "../../testing/action-sample.ts";

const settings = "/recognition/notificationSettings";
let odd = false;

export const actions: ActionSamples = {
  notificationSettings: {
    read: readAt(() => settings),
    bodies: {
      [`PUT ${settings}`]: ({ version }) => {
        odd = !odd;
        return { kinds: [{ kind: "comment", push: odd }], digest: odd ? "week" : "disabled", version };
      },
    },
    rows: { own: async ({ tenant, admin }) => ({ id: tenant.id, owner: admin }) },
  },
};
