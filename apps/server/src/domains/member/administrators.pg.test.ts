import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, testServer } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ poolSize: 8 });
});
afterAll(() => server.close());

const members = "/identity/tenantMembers";
type Way = (by: TestMember, whom: TestMember) => Promise<() => Promise<{ status: number }>>;

const put =
  (action: string, body?: object): Way =>
  async ({ token }, { id }) =>
  () =>
    server.request(`PUT ${members}/${id}/${action}`, { token, body });
const patch: Way = async ({ token }, { id }) => {
  const { body } = await server.request(`GET ${members}/${id}/admin`, { token });
  return () => server.request(`PATCH ${members}/${id}`, { token, body: { role: "employee", version: body.version } });
};
const batch =
  (action: string, more: object = {}): Way =>
  async ({ token }, { id }) => {
    const path = `${members}/batch/${action}`;
    const { body } = await server.request(`POST ${path}`, { token, body: { selection: { memberIds: [id] }, ...more } });
    return () => server.request(`POST ${path}/${body.id}/execute`, { token, body: {} });
  };

const ways: Record<string, Way> = {
  archive: put("archive"),
  suspend: put("suspend"),
  role: put("role", { role: "employee" }),
  record: patch,
  "batch of archive": batch("archive"),
  "batch of suspend": batch("suspend"),
  "batch of role": batch("role", { role: "employee" }),
};
const names = Object.keys(ways);
const pairs = names.flatMap((one, n) => names.slice(n).map((other) => [one, other] as const));

test.each(pairs)(
  "of two administrators who take each other out at once, by %s and %s, one stays",
  async (one, other) => {
    for (let round = 0; round < 3; round += 1) {
      const tenant = await server.makeTenant();
      const [ann, ben] = [await tenant.member({ role: "admin" }), await tenant.member({ role: "admin" })];
      const [first, second] = [await ways[one]?.(ann, ben), await ways[other]?.(ben, ann)];
      const answers = await Promise.all([first?.(), second?.()]);
      const left = await server.sql(
        "select id from tenant_members where tenant_id = $1 and role = 'admin' and status = 'joined' and suspended_at is null",
        [tenant.id],
      );
      expect(left).toHaveLength(1);
      expect(answers.filter((answer) => (answer?.status ?? 500) < 300)).toHaveLength(1);
      expect(answers.every((answer) => (answer?.status ?? 500) < 500)).toBe(true);
    }
  },
);

test.each(["archive", "suspend", "role"])(
  "nobody takes themselves out by %s, last administrator or not",
  async (way) => {
    const tenant = await server.makeTenant();
    const ann = await tenant.member({ role: "admin" });
    const go = async () => (await (await ways[way]?.(ann, ann))?.())?.status;
    expect(await go()).toBe(403);
    await tenant.member({ role: "admin" });
    expect(await go()).toBe(403);
  },
);
