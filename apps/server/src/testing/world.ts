import type { Recognition } from "@plaudit/api/recognition.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import type { Value } from "@plaudit/api/value.ts";
import type { TenantCtx } from "../context.ts";
import { newId } from "../db/id.ts";
import { allocatePoints } from "../domains/points/verbs/allocate-points.ts";
import { createBudgetItem } from "../domains/points/verbs/create-budget-item.ts";
import { enqueuer } from "../jobs/enqueue.ts";
import { type NewTestMember, type NewTestTenant, sharedServer, type TestAnswer } from "./index.ts";

type Send = (path: string, body?: unknown) => Promise<TestAnswer>;
export interface Person {
  id: string;
  userId: string;
  name: string;
  email: string;
  token: string;
  tenant: { id: string; slug: string };
  get: Send;
  post: Send;
  put: Send;
  patch: Send;
  delete: Send;
}
interface Sending {
  to: Person[];
  teamIds?: string[];
  message?: string | RichText | object;
  tenantWide?: boolean;
  qualityIds?: string[];
}
type Row = Record<string, unknown>;

/** A tenant of its own with people who speak to the real server. */
export async function world(options: NewTestTenant = {}) {
  const server = await sharedServer();
  const tenant = await server.makeTenant(options);
  const speaking = (token?: string) => {
    const send =
      (method: string): Send =>
      (path, body) =>
        server.request(`${method} ${path}`, { token, body, host: tenant.id });
    return { get: send("GET"), post: send("POST"), put: send("PUT"), patch: send("PATCH"), delete: send("DELETE") };
  };
  async function person(firstName: string, options: NewTestMember = {}): Promise<Person> {
    const made = await tenant.member({ firstName, lastName: "Test", ...options });
    const { id, userId, name, email, token } = made;
    return { ...speaking(token), id, userId, name, email, token, tenant: { id: tenant.id, slug: tenant.slug } };
  }
  const sql = (texts: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    server.sql<Row>(texts.map((text, n) => (n === 0 ? text : `$${n}${text}`)).join(""), values);
  /** All that were done, once more: what a retry after a lost response would do. */
  async function again() {
    const done =
      await sql`select name, data from pgboss.job where data ->> 'tenantId' = ${tenant.id} and state = 'completed'`;
    await tenant.within(async (db) => {
      for (const { name, data } of done) await enqueuer(db)(String(name), data as { tenantId: string });
    });
    await server.runJobs();
    return done.length;
  }

  return {
    server,
    tenantId: tenant.id,
    sql,
    person,
    again,
    owner: (text: string) => server.sql(text),
    drain: () => server.runJobs(),
    anonymous: speaking(),
    /** Somebody at the tenant's address who is not signed in. */
    visitor: { tenant: { id: tenant.id, slug: tenant.slug } },
    async people<Names extends string[]>(...names: Names) {
      const made: Person[] = [];
      for (const name of names) made.push(await person(name));
      return made as { [N in keyof Names]: Person };
    },
    manages: (manager: Person, report: Person) =>
      sql`insert into member_managers (tenant_id, member_id, manager_id) values (${tenant.id}, ${report.id}, ${manager.id})`,
    team: async (name: string, members: Person[]) => ({
      id: await tenant.team(
        name,
        members.map((member) => member.id),
      ),
    }),
    /** Points to give, this month for everybody who is here. */
    allocate: (amount: number) =>
      tenant.within(async (db, { now }) => {
        await createBudgetItem({ db }, { name: "Monthly points", amount, startsOn: "2020-01-01" });
        await allocatePoints(db, { now });
      }),
    /** Members of a team by the thousand. */
    async crowd(teamId: string, size: number) {
      const ids = Array.from({ length: size }, newId);
      await sql`insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status)
        select ${tenant.id}, id, 'One', 'Of many', 'one of many', 'joined' from unnest(${ids}::uuid[]) id`;
      await sql`insert into team_members (tenant_id, team_id, member_id)
        select ${tenant.id}, ${teamId}, id from unnest(${ids}::uuid[]) id`;
    },
    async value(name: string, qualities: string[]): Promise<Value> {
      const admin = await person("Values", { role: "admin" });
      const body = { name, description: "", qualities: qualities.map((of) => ({ name: of, color: 1, motif: "leaf" })) };
      return (await admin.post("/recognition/values", body)).body;
    },
    async send(from: Person, sending: Sending): Promise<Recognition> {
      const { to, teamIds = [], message = "Thanks", tenantWide = true, qualityIds = [] } = sending;
      const people = to.map(({ id }) => ({ id, type: "tenantMember" }));
      const sendTo = [...people, ...teamIds.map((id) => ({ id, type: "team" }))];
      const body = { status: "published", message, amount: 0, sendTo, qualityIds, tenantWide };
      const answer = await from.post("/recognition/recognitions", body);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    /** A transaction inside the tenant, as a handler would be given it. */
    tenant: <T>(work: (ctx: TenantCtx) => Promise<T>): Promise<T> =>
      tenant.within((db, { now }) => {
        const actor = { memberId: tenant.id, tenantId: tenant.id, role: "employee", features: ["points"] };
        return work({ db, now, actor, asked: new Set(), secret: "a secret of tests" } as unknown as TenantCtx);
      }),
  };
}
export type World = Awaited<ReturnType<typeof world>>;
