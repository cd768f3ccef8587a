import { createChannel } from "../domains/channel/verbs/create-channel.ts";
import type { TestServer } from "./index.ts";
import type { TestMember, TestTenant } from "./tenant.ts";

export interface Inhabited {
  tenant: TestTenant;
  admin: TestMember;
  employee: TestMember;
  ids: Record<
    | "member"
    | "value"
    | "quality"
    | "recognition"
    | "comment"
    | "item"
    | "notification"
    | "team"
    | "channel"
    | "tenant",
    string
  >;
}

/** One of everything that has an id, in a tenant of its own or in this one; `mark` stands in whatever text of it is kept. */
export async function inhabit(server: TestServer, mark = "", existing?: TestTenant): Promise<Inhabited> {
  const tenant = existing ?? (await server.makeTenant({ name: `Tenant ${mark}`.trim(), features: ["points"] }));
  const named = mark ? { lastName: `Case ${mark}` } : {};
  const admin = await tenant.member({ role: "admin", ...named });
  const employee = await tenant.member(named);
  const call = async (key: string, body?: unknown) => {
    const answer = await server.request(key, { token: admin.token, body });
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const value = await call("POST /recognition/values", {
    name: `Courage ${mark}`.trim(),
    description: mark,
    qualities: [{ name: `Bold ${mark}`.trim(), color: 1, motif: "leaf" }],
  });
  const recognition = await call("POST /recognition/recognitions", {
    status: "published",
    message: `Thank you for everything ${mark}`,
    amount: 0,
    sendTo: [{ id: employee.id, type: "tenantMember" }],
    qualityIds: [value.qualities[0].id],
    tenantWide: true,
  });
  const comment = await call(`POST /recognition/recognitions/${recognition.id}/comments`, { body: `Indeed ${mark}` });
  await server.runJobs();
  const { results: items } = await call("GET /timeline/items");
  const { body: news } = await server.request("GET /notification/messages", { token: employee.token });
  const team = await tenant.team(`Team ${mark}`.trim(), [employee.id]);
  const channel = await tenant.within((db, { now }) =>
    createChannel(
      { db, now },
      {
        name: `Hall ${mark}`.trim(),
        content: ["recognition"],
        teamIds: [],
        language: "en",
        theme: "dark",
        periodDays: 30,
        qr: "none",
      },
    ),
  );
  const ids = {
    member: employee.id,
    value: value.id,
    quality: value.qualities[0].id,
    recognition: recognition.id,
    comment: comment.id,
    item: items[0].id,
    notification: news.results[0].id,
    team,
    channel: channel.id,
    tenant: tenant.id,
  };
  return { tenant, admin, employee, ids };
}
