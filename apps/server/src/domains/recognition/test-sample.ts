import type { Recognition } from "@plaudit/api/recognition.ts";
import { type ActionSamples, type Company, callAs, readAt } from "../../testing/action-sample.ts";
import type { TestMember } from "../../testing/index.ts";
import type { Sample } from "../../testing/sample.ts";

export const sample: Sample = {
  needs: ["quality"],
  async make({ call, employee, ids, mark, server }) {
    const { id } = await call("POST /recognition/recognitions", {
      status: "published",
      message: `Thank you for everything ${mark}`,
      amount: 0,
      sendTo: [{ id: employee.id, type: "tenantMember" }],
      qualityIds: [ids.quality],
      tenantWide: true,
    });
    const comment = await call(`POST /recognition/recognitions/${id}/comments`, { body: `Indeed ${mark}` });
    await server.runJobs();
    const { results: items } = await call("GET /timeline/items");
    const { body: messages } = await server.request("GET /notification/messages", { token: employee.token });
    return { recognition: id, comment: comment.id, item: items[0].id, notification: messages.results[0].id };
  },
};

interface Sending {
  sender: TestMember;
  to: TestMember;
  tenantWide?: boolean;
}
async function newRecognition(company: Company, { sender, to, tenantWide = true }: Sending) {
  const { id } = await callAs(company, sender, "POST /recognition/recognitions", {
    status: "published",
    message: "Thank you",
    amount: 0,
    sendTo: [{ id: to.id, type: "tenantMember" }],
    qualityIds: [],
    tenantWide,
  });
  return { id: id as string, owner: sender };
}

/** What a form would send back of it. */
const asBody = ({ status, messageText, amount, sendTo, qualities, tenantWide }: Recognition) => ({
  status,
  message: messageText,
  amount,
  sendTo: sendTo.map(({ id, type }) => ({ id, type })),
  qualityIds: qualities.map(({ id }) => id),
  tenantWide,
});
async function newDraft(company: Company, author: TestMember) {
  const body = { status: "draft", message: "Not yet" };
  const { id } = await callAs(company, author, "POST /recognition/recognitions", body);
  return { id: id as string, owner: author };
}

const people = async ({ tenant }: Company) => [await tenant.member(), await tenant.member()] as const;
async function foreign(company: Company, tenantWide: boolean) {
  const [sender, to] = await people(company);
  return newRecognition(company, { sender, to, tenantWide });
}

export const actions: ActionSamples = {
  recognition: {
    read: readAt((id) => `/recognition/recognitions/${id}`),
    bodies: {
      "POST /recognition/recognitions/{id}/endorsements": () => ({ amount: 1 }),
      "PATCH /recognition/recognitions/{id}": (seen: Recognition) => ({ ...asBody(seen), message: "In other words" }),
    },
    uncommented: ["that they have not sent yet", "that somebody else has not sent yet"],
    rows: {
      "that is public": (company) => foreign(company, true),
      "that is private": (company) => foreign(company, false),
      "that they have not sent yet": newDraft,
      "that somebody else has not sent yet": async (company) => newDraft(company, await company.tenant.member()),
      "that they sent": async (company, actor) =>
        newRecognition(company, { sender: actor, to: await company.tenant.member(), tenantWide: false }),
      "that they received": async (company, actor) =>
        newRecognition(company, { sender: await company.tenant.member(), to: actor, tenantWide: false }),
    },
  },
};
