import { type ActionSamples, type Company, callAs, readAt } from "../../testing/action-sample.ts";
import type { TestMember } from "../../testing/index.ts";
import type { Sample } from "../../testing/sample.ts";

const words = (mark = "") => ({ text: `The lamps are dark ${mark}`.trim() });

export const sample: Sample = {
  async make({ call, mark }) {
    const { id } = await call("POST /feedback/feedback", words(mark));
    await call(`POST /feedback/feedback/${id}/messages`, words(mark));
    return { feedback: id };
  },
};

const written = async (company: Company, author: TestMember) => {
  const { id } = await callAs(company, author, "POST /feedback/feedback", words());
  return { id: id as string, owner: company.admin };
};
async function closed(company: Company, author: TestMember) {
  const made = await written(company, author);
  await callAs(company, company.admin, `PUT /feedback/feedback/${made.id}/closed`);
  return made;
}

export const actions: ActionSamples = {
  feedback: {
    read: readAt((id) => `/feedback/feedback/${id}`),
    bodies: { "POST /feedback/feedback/{id}/messages": () => words() },
    rows: {
      "that they wrote": written,
      "that they wrote, closed": closed,
      "of somebody else": async (company) => written(company, await company.tenant.member()),
      "of somebody else, closed": async (company) => closed(company, await company.tenant.member()),
      "of somebody else, read": async (company) => {
        const made = await written(company, await company.tenant.member());
        await callAs(company, company.admin, `PUT /feedback/feedback/${made.id}/read`);
        return made;
      },
    },
  },
};
