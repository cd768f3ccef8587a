import { type ActionSamples, type Company, callAs, newName, readAt } from "../../testing/action-sample.ts";
import type { Sample } from "../../testing/sample.ts";

const withOneQuality = (name: string, quality: string, description: string) => ({
  name,
  description,
  qualities: [{ name: quality, color: 1, motif: "leaf" }],
});

export const sample: Sample = {
  async make({ call, mark }) {
    const body = withOneQuality(`Courage ${mark}`.trim(), `Bold ${mark}`.trim(), mark);
    const value = await call("POST /recognition/values", body);
    return { value: value.id, quality: value.qualities[0].id };
  },
};

async function newValue(company: Company, as: "new" | "used" | "archived") {
  const { admin, employee } = company;
  const { id, version, qualities } = await callAs(
    company,
    admin,
    "POST /recognition/values",
    withOneQuality(newName(), newName(), ""),
  );
  if (as === "used")
    await callAs(company, admin, "POST /recognition/recognitions", {
      status: "published",
      message: "Thank you",
      amount: 0,
      sendTo: [{ id: employee.id, type: "tenantMember" }],
      qualityIds: [qualities[0].id],
      tenantWide: true,
    });
  if (as === "archived") await callAs(company, admin, `PATCH /recognition/values/${id}`, { archived: true, version });
  return { id, owner: admin };
}

export const actions: ActionSamples = {
  value: {
    read: readAt((id) => `/recognition/values/${id}`),
    bodies: { "PATCH /recognition/values/{id}": ({ version }) => ({ name: newName(), version }) },
    rows: {
      new: (company) => newValue(company, "new"),
      used: (company) => newValue(company, "used"),
      archived: (company) => newValue(company, "archived"),
    },
  },
};
