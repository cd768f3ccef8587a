import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import { lobby } from "../../testing/lobby.ts";
import type { Sample } from "../../testing/sample.ts";

const hall = (name: string) => ({ ...lobby, name });

export const sample: Sample = {
  async make({ call, mark }) {
    const { channel } = await call("POST /tv/channels", hall(`Hall ${mark}`.trim()));
    return { channel: channel.id };
  },
};

async function newChannel(company: Company, as: "active" | "revoked" | "archived") {
  const { admin } = company;
  const { id, version } = (await callAs(company, admin, "POST /tv/channels", hall(newName()))).channel;
  if (as === "revoked") await callAs(company, admin, `DELETE /tv/channels/${id}/token`);
  if (as === "archived") await callAs(company, admin, `PATCH /tv/channels/${id}`, { archived: true, version });
  return { id, owner: admin };
}

export const actions: ActionSamples = {
  channel: {
    read: readAt((id) => `/tv/channels/${id}`),
    bodies: { "PATCH /tv/channels/{id}": ({ version }) => ({ theme: "light", version }) },
    rows: {
      active: (company) => newChannel(company, "active"),
      revoked: (company) => newChannel(company, "revoked"),
      archived: (company) => newChannel(company, "archived"),
    },
  },
};
