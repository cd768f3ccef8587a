import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { Sample } from "../../testing/sample.ts";

const bank = (name: string) => ({ name, ownerIds: [], alertBelow: null });

export const sample: Sample = {
  async make({ call, mark }) {
    return { pointsBank: (await call("POST /points/pointsBanks", bank(`Bank ${mark}`.trim()))).id };
  },
};

async function newBank(company: Company, as: "open" | "archived") {
  const { admin } = company;
  const { id } = await callAs(company, admin, "POST /points/pointsBanks", bank(newName()));
  await callAs(company, admin, `POST /points/pointsBanks/${id}/deposit`, { amount: 100, note: "" });
  if (as === "archived") await callAs(company, admin, `POST /points/pointsBanks/${id}/archive`);
  return { id, owner: admin };
}

const move = () => ({ amount: 5, note: "" });
export const actions: ActionSamples = {
  pointsBank: {
    read: readAt((id) => `/points/pointsBanks/${id}`),
    bodies: {
      "PATCH /points/pointsBanks/{id}": ({ version }) => ({ name: newName(), version }),
      "POST /points/pointsBanks/{id}/deposit": move,
      "POST /points/pointsBanks/{id}/withdraw": move,
    },
    rows: {
      open: (company) => newBank(company, "open"),
      archived: (company) => newBank(company, "archived"),
    },
  },
};
