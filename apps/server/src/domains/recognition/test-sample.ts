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
