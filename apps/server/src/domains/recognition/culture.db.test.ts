import { expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";

const story = "You did not look for who was wrong. You asked who was cold and sent them to eat.";
const month = () => new Date().toISOString().slice(0, 7);

async function company() {
  const w = await world();
  const { qualities } = await w.value("Care", ["Listens", "Teaches"]);
  const [listens = "", teaches = ""] = qualities.map(({ id }: { id: string }) => id);
  const people = (prefix: string, size: number) => w.people(...Array.from({ length: size }, (_, n) => `${prefix}${n}`));
  const ops = (await people("Ops", 5)) as Person[];
  const care = (await people("Care", 6)) as Person[];
  const [a, b] = [ops[0] as Person, care[0] as Person];
  const teams = { ops: await w.team("Operations", ops), care: await w.team("Customer care", care) };
  const send = (from: Person, to: Person, more: Partial<Parameters<typeof w.send>[1]> = {}) =>
    w.send(from, { to: [to], qualityIds: [listens], message: story, ...more });
  /** Runs the jobs as if the delay that collects changes were over. */
  async function counted() {
    await w.drain();
    await w.owner("update pgboss.job set start_after = now() where name = 'recognition.roll-up' and state = 'created'");
    await w.drain();
  }
  const overview = async (period = "12", who = a) => (await who.get(`/culture/overview?period=${period}`)).body;
  const stories = async (query: string, who = a) => (await who.get(`/culture/stories?period=all${query}`)).body.results;
  return { w, a, b, ops, care, teams, listens, teaches, send, counted, overview, stories };
}
const counts = (body: { qualities: { quality: { name: string }; total: number }[] }) =>
  Object.fromEntries(body.qualities.map(({ quality, total }) => [quality.name, total]));

test("nothing is counted in a company that has sent nothing", async () => {
  const { a, overview, stories } = await company();
  const body = await overview("12");
  expect(body).toMatchObject({ total: 0, qualities: [], flows: [], teams: [] });
  expect(body.months).toHaveLength(12);
  expect(body.months.at(-1)).toBe(month());
  expect((await overview("all")).months).toEqual([month()]);
  expect(body.participation).toMatchObject({ people: 12, both: 0, gave: 0, received: 0 });
  expect(await stories("")).toEqual([]);
  expect((await a.get("/culture/overview?period=7")).status).toBe(400);
});

test("every public change is counted within a minute: sending, editing and deletion", async () => {
  const { w, a, b, listens, teaches, send, counted, overview } = await company();
  const first = await send(a, b);
  await send(b, a, { qualityIds: [listens, teaches] });
  await send(a, b, { tenantWide: false });
  await counted();
  const body = await overview();
  expect(body.total).toBe(2);
  expect(counts(body)).toEqual({ Listens: 2, Teaches: 1 });
  expect(body.qualities[0].counts).toEqual([...Array(11).fill(0), 2]);
  expect(body.participation).toMatchObject({ both: 2, gave: 0, received: 0 });
  expect(body.goal).toMatchObject({ count: 2 });
  const { version } = (await a.get(`/recognition/recognitions/${first.id}`)).body;
  const edited = { status: "published", message: story, amount: 0, tenantWide: true, qualityIds: [teaches], version };
  const sendTo = [{ id: b.id, type: "tenantMember" }];
  expect((await a.patch(`/recognition/recognitions/${first.id}`, { ...edited, sendTo })).status).toBe(200);
  await counted();
  expect(counts(await overview())).toEqual({ Listens: 1, Teaches: 2 });
  await a.delete(`/recognition/recognitions/${first.id}`);
  await counted();
  expect(await overview()).toMatchObject({ total: 1, participation: { both: 0, gave: 1, received: 1 } });
  const [waiting] = await w.sql`
    select count(*)::int as count from pgboss.job where name = 'recognition.roll-up' and state = 'created'
      and data ->> 'tenantId' = ${w.tenantId}`;
  expect(waiting).toEqual({ count: 0 });
});

test("many changes wait for one count, which starts 20 seconds after the first", async () => {
  const { w, a, b, send } = await company();
  for (let n = 0; n < 4; n += 1) await send(a, b);
  await w.drain();
  const rows = await w.sql`
    select extract(epoch from start_after - created_on)::int as delay from pgboss.job
    where name = 'recognition.roll-up' and state = 'created' and data ->> 'tenantId' = ${w.tenantId}`;
  expect(rows).toEqual([{ delay: 20 }]);
});

test("thanks between teams of five or more are shown, without members of both teams", async () => {
  const { w, a, b, ops, care, teams, send, counted, overview } = await company();
  const small = await w.team("Finance", ops.slice(1, 5));
  await w.team("Both", [a, b, ...ops.slice(1, 4)]);
  await send(a, care[1] as Person);
  await send(a, b);
  await send(care[1] as Person, ops[4] as Person);
  await send(care[2] as Person, care[3] as Person);
  await counted();
  const body = await overview();
  expect(body.teams.map(({ id }: { id: string }) => id)).not.toContain(small.id);
  const of = (from: { id: string }, to: { id: string }) =>
    body.flows.find(
      (flow: { fromTeamId: string; toTeamId: string }) => flow.fromTeamId === from.id && flow.toTeamId === to.id,
    )?.count ?? 0;
  expect([of(teams.ops, teams.care), of(teams.care, teams.ops), of(teams.care, teams.care)]).toEqual([2, 1, 0]);
  await w.sql`update tenant_members set status = 'archived' where id = ${(ops[4] as Person).id}`;
  const after = await overview();
  expect(after.teams.map(({ id }: { id: string }) => id)).not.toContain(teams.ops.id);
  expect(JSON.stringify(after.flows)).not.toContain(teams.ops.id);
});

test("stories are public, neither too short nor too long, of each quality, and disappear once they are deleted", async () => {
  const { a, b, listens, teaches, send, counted, stories } = await company();
  const shown = await send(a, b);
  await send(a, b, { tenantWide: false });
  await send(a, b, { message: "Thanks" });
  await counted();
  const ids = async (query = "") => (await stories(query, b)).map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual([shown.id]);
  expect(await ids(`&qualityId=${listens}`)).toEqual([shown.id]);
  expect(await ids(`&qualityId=${teaches}`)).toEqual([]);
  await a.delete(`/recognition/recognitions/${shown.id}`);
  expect(await ids()).toEqual([]);
});

test("a month is in the company's time zone, and counted again when that changes", async () => {
  const { w, a, b, send, counted, overview } = await company();
  const sent = await send(a, b);
  await w.sql`update recognitions set published_at = '2026-03-31T22:30:00Z' where id = ${sent.id}`;
  await w.sql`insert into recognition_months (tenant_id, month, timezone) values (${w.tenantId}, '2026-03', 'Asia/Tokyo'), (${w.tenantId}, '2026-04', 'Asia/Tokyo')`;
  const months = async () => {
    const { months, qualities } = await overview("all");
    return months.filter((_: string, n: number) => qualities[0]?.counts[n]);
  };
  await counted();
  expect(await months()).toEqual(["2026-03"]);
  const admin = await w.person("Ada", { role: "admin" });
  const { version } = (await admin.get("/identity/tenants/current")).body;
  expect((await admin.patch("/identity/tenants/current", { timezone: "Europe/Oslo", version })).status).toBe(200);
  await counted();
  expect(await months()).toEqual(["2026-04"]);
});
