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

async function newComment(company: Company, by: TestMember, { id, owner }: { id: string; owner: TestMember }) {
  const comment = await callAs(company, by, `POST /recognition/recognitions/${id}/comments`, { body: "Indeed" });
  threads.set(comment.id, id);
  return { id: comment.id as string, owner };
}
/** The recognition of each comment made here. */
const threads = new Map<string, string>();

const people = async ({ tenant }: Company) => [await tenant.member(), await tenant.member()] as const;
async function foreign(company: Company, tenantWide: boolean) {
  const [sender, to] = await people(company);
  return newRecognition(company, { sender, to, tenantWide });
}
const path = "/recognition/recognitions/{id}";

export const actions: ActionSamples = {
  recognition: {
    read: readAt((id) => `/recognition/recognitions/${id}`),
    bodies: {
      [`POST ${path}/endorsements`]: () => ({ amount: 1 }),
      [`POST ${path}/comments`]: () => ({ body: "Indeed" }),
      [`PUT ${path}/reactions`]: () => ({ type: "heart" }),
      [`PUT ${path}/flags`]: () => ({ reason: "Too loud" }),
    },
    rows: {
      "that is public": (company) => foreign(company, true),
      "that is private": (company) => foreign(company, false),
      "that they sent": async (company, actor) =>
        newRecognition(company, { sender: actor, to: await company.tenant.member(), tenantWide: false }),
      "that they received": async (company, actor) =>
        newRecognition(company, { sender: await company.tenant.member(), to: actor, tenantWide: false }),
    },
  },
  comment: {
    async read({ server }, { token }, id) {
      const { body } = await server.request(`GET /recognition/recognitions/${threads.get(id)}/comments`, { token });
      return body.results?.find((comment: { id: string }) => comment.id === id) ?? null;
    },
    bodies: {
      "PATCH /recognition/comments/{id}": () => ({ body: "Indeed, indeed" }),
      "PUT /recognition/comments/{id}/reactions": () => ({ type: "star" }),
    },
    rows: {
      "of a colleague": async (company) => {
        const thread = await foreign(company, true);
        return newComment(company, thread.owner, thread);
      },
      "of their own": async (company, actor) => newComment(company, actor, await foreign(company, true)),
      "on what they may not see": async (company) => {
        const thread = await foreign(company, false);
        return newComment(company, thread.owner, thread);
      },
      "that was removed": async (company, actor) => {
        const thread = await foreign(company, true);
        const comment = await newComment(company, actor, thread);
        await callAs(company, thread.owner, `PUT /recognition/comments/${comment.id}/reactions`, { type: "star" });
        await callAs(company, actor, `DELETE /recognition/comments/${comment.id}`);
        return comment;
      },
    },
  },
};
