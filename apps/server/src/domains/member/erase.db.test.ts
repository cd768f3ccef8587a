import { beforeEach, expect, test } from "vitest";
import { ok } from "../../testing/busy-person.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { grantPoints, holdMemberAccounts } from "../points/index.ts";
import { rewardOf, settleDecisions, storeOf } from "../reward/test-sample.ts";

let w: World;
let ada: Person;
let ann: Person;
beforeEach(async () => {
  w = await world({ features: ["points"] });
  ada = await w.person("Ada", { role: "admin" });
  ann = await w.person("Ann");
});
const at = (who: { id: string }, verb = "erasure") => `/identity/tenantMembers/${who.id}/${verb}`;
const archive = (who: Person) => ok(ada.put(at(who, "archive")));
const erase = (as: Person, who: Person, name = who.name) => as.post(at(who), { name });
const answered = async (call: ReturnType<typeof erase>) => {
  const { status, body } = await call;
  return [status, body?.msg];
};
const grant = (who: Person, amount: number) =>
  w.tenant(async ({ db, now }) => {
    await holdMemberAccounts(db, who.id);
    await grantPoints(db, { memberId: who.id, amount, actorId: ada.id, now, zone: "UTC", note: "" });
  });
const row = async (who: Person) =>
  (await w.sql`select first_name as name, email, erased_at as at from tenant_members where id = ${who.id}`)[0];

test("only an administrator erases, only somebody else, and only who has been archived", async () => {
  const boss = await w.person("Bea", { role: "manager" });
  expect(await answered(erase(ada, ann))).toEqual([409, "Archive this person first"]);
  expect(await answered(erase(ada, ada))).toEqual([403, "You cannot do this to yourself"]);
  expect((await ok(ada.get(at(ann, "admin")))).__permissions__).not.toContain("erase");
  await archive(ann);
  for (const who of [boss, await w.person("Bob")]) {
    expect((await erase(who, ann)).status).toBe(403);
    expect((await who.get(at(ann))).status).toBe(403);
  }
  expect((await ok(ada.get(at(ann, "admin")))).__permissions__).toContain("erase");
  const elsewhere = await (await world()).person("Eve", { role: "admin" });
  expect((await erase(elsewhere, ann)).status).toBe(404);
  expect(await row(ann)).toMatchObject({ name: "Ann", at: null });
});

test("the last administrator cannot be erased, as they can be neither archived nor their own eraser", async () => {
  expect((await ada.put(at(ada, "archive"))).status).toBe(403);
  expect((await erase(ada, ada)).status).toBe(403);
});

test("the name is typed, as it is shown", async () => {
  await archive(ann);
  const wrong = await erase(ada, ann, "Anna Test");
  expect([wrong.status, wrong.body.details]).toEqual([
    400,
    [expect.objectContaining({ path: "name", message: "This is not Ann Test" })],
  ]);
  expect(await row(ann)).toMatchObject({ name: "Ann", at: null });
  expect((await erase(ada, ann, " ann  TEST")).status).toBe(204);
  expect(await row(ann)).toMatchObject({ name: "Former colleague", email: null, at: expect.any(Date) });
});

test("what is left to spend is said, and forfeited; an order that is under way ends first", async () => {
  await grant(ann, 150);
  const store = await ok(ada.post("/reward/providers", storeOf("Store")));
  const reward = await ok(ada.post("/reward/rewards", rewardOf(store.id, "Plant")));
  const order = await ok(ann.post("/reward/redemptions", { rewardId: reward.id, points: 100 }));
  await archive(ann);
  expect(await ok(ada.get(at(ann)))).toEqual({ id: ann.id, points: 50, orders: 1, claims: 0, elsewhere: false });
  expect(await answered(erase(ada, ann))).toEqual([409, "Something still runs for this person: finish it first"]);
  expect(await ok(ada.get(at(ann)))).toMatchObject({ points: 50 });
  await ok(ada.post(`/reward/redemptions/${order.id}/fulfil`, {}));
  expect((await erase(ada, ann)).status).toBe(409);
  await settleDecisions(w);
  expect((await erase(ada, ann)).status).toBe(204);
  const lapsed = await w.sql`select amount::int from points_entries
    where tenant_id = ${w.tenantId} and type = 'expire_redeemable' and amount < 0`;
  expect(lapsed).toEqual([{ amount: -50 }]);
});

test("nobody finds them any more, and nothing can be done to them", async () => {
  await archive(ann);
  await erase(ada, ann);
  await w.drain();
  const list = async (query: string) => (await ok(ada.get(`/identity/tenantMembers/admin?page=1&${query}`))).results;
  expect(await list("statusIn=archived")).toEqual([]);
  expect(await list("search=ann")).toEqual([]);
  expect(await list("search=former&statusIn=archived")).toEqual([]);
  const csv = await w.server.fetch("GET /identity/tenantMembers/export?statusIn=archived", {
    host: w.tenantId,
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(await csv.text()).not.toMatch(/Former|Ann/);
  const record = await ok(ada.get(at(ann, "admin")));
  expect(record).toMatchObject({ name: "Former colleague", erased: true, erasedAt: expect.any(String), email: null });
  expect(record.__permissions__).toEqual(["view"]);
  expect(await answered(ada.put(at(ann, "unarchive")))).toEqual([409, "This person was erased"]);
  expect((await ada.get(`/identity/tenantMembers/${ann.id}`)).status).toBe(404);
});

test("everybody reads the name that stands for them in their own language", async () => {
  const { id } = await w.send(ann, { to: [ada] });
  await archive(ann);
  await ok(erase(ada, ann));
  const names = { en: "Former colleague", fr: "Ancien collègue", ar: "زميل سابق" } as const;
  for (const [locale, name] of Object.entries(names)) {
    const reader = await w.person("Zoe", { locale: locale as keyof typeof names });
    expect((await ok(reader.get(`/recognition/recognitions/${id}`))).sender).toMatchObject({ name, lastName: "" });
  }
});

test("an account that another company has as well stays there; any other is gone", async () => {
  const other = await world();
  const bob = await w.person("Bob");
  await w.sql`insert into tenant_memberships (user_id, tenant_id, member_id)
    select ${bob.userId}, ${other.tenantId}, gen_random_uuid()`;
  for (const who of [ann, bob]) {
    await archive(who);
    expect(await ok(ada.get(at(who)))).toMatchObject({ elsewhere: who === bob });
    await ok(erase(ada, who));
  }
  await w.drain();
  const left = await w.sql`select id from users where id in (${ann.userId}, ${bob.userId})`;
  expect(left).toEqual([{ id: bob.userId }]);
  expect(await w.sql`select tenant_id as id from tenant_memberships where user_id = ${bob.userId}`).toEqual([
    { id: other.tenantId },
  ]);
  expect(await w.sql`select 1 from access_tokens where member_id in (${ann.id}, ${bob.id})`).toEqual([]);
});

test("one that fails half-way goes on where it was, and is done once", async () => {
  await ok(ann.post("/feedback/feedback", { text: "More light" }));
  await ok(ann.patch("/notification/channelPreferences", { digest: "disabled" }));
  await grant(ann, 20);
  await archive(ann);
  const rows = async () => {
    const [found] =
      await w.sql`select (select count(*) from feedback_threads where author_id = ${ann.id})::int as before,
      (select count(*) from notification_preferences where member_id = ${ann.id})::int as after`;
    return found;
  };
  await w.owner(`create function halt() returns trigger language plpgsql as $$ begin raise 'halted'; end $$;
    create trigger halt before update or delete on incentive_claims for each statement execute function halt()`);
  await ok(erase(ada, ann));
  await w.drain();
  await w.owner("drop trigger halt on incentive_claims; drop function halt()");
  expect(await rows()).toEqual({ before: 0, after: 1 });
  await w.sql`update pgboss.job set start_after = now() where name = 'member.erase' and data ->> 'tenantId' = ${w.tenantId}`;
  await w.drain();
  expect(await rows()).toEqual({ before: 0, after: 0 });
  const [once] = await w.sql`select
    (select count(*) from audit_events where entity_id = ${ann.id} and action = 'tenantMember.erase')::int as events,
    (select count(*) from points_entries where tenant_id = ${w.tenantId} and type = 'expire_redeemable' and amount < 0)::int as lapses`;
  expect(once).toEqual({ events: 1, lapses: 1 });
});

test("one whose job has died is shown to administrators, who begin it anew from there", async () => {
  await ok(ann.patch("/notification/channelPreferences", { digest: "disabled" }));
  await archive(ann);
  const left = () => w.sql`select 1 from notification_preferences where member_id = ${ann.id}`;
  const shown = async () => {
    const { eraseFailedAt, __permissions__: may } = await ok(ada.get(at(ann, "admin")));
    const { waiting } = await ok(ada.get("/identity/today"));
    return { eraseFailedAt, may, waits: waiting.filter(({ kind }: { kind: string }) => kind === "erasures") };
  };
  const logged = async () =>
    (await w.sql`select 1 from audit_events where entity_id = ${ann.id} and action = 'tenantMember.erase'`).length;
  const well = { eraseFailedAt: null, may: ["view"], waits: [] };
  const dies = async () => {
    const [job] = await w.sql`update pgboss.job set state = 'failed'
      where name = 'member.erase' and state in ('created', 'retry') and data ->> 'tenantId' = ${w.tenantId} returning data`;
    await w.sql`insert into pgboss.job (name, data) values ('member.erase.failed', ${JSON.stringify(job?.data)}::jsonb)`;
    await w.drain();
    return job?.data;
  };
  await ok(erase(ada, ann));
  expect(await shown()).toEqual(well);
  const first = await dies();
  const since = expect.any(String);
  const stopped = {
    ...{ eraseFailedAt: since, may: ["view", "erase"] },
    waits: [{ kind: "erasures", count: 1, name: null, since, path: `/admin/user/${ann.id}` }],
  };
  expect(await shown()).toEqual(stopped);
  expect(await left()).toHaveLength(1);
  expect(await logged()).toBe(1);
  await ok(erase(ada, ann, ""));
  expect(await shown()).toEqual(well);
  expect(await logged()).toBe(2);
  await dies();
  expect(await shown()).toEqual(stopped);
  // An operator sends the dead one back.
  await w.sql`insert into pgboss.job (name, data) values ('member.erase', ${JSON.stringify(first)}::jsonb)`;
  await w.drain();
  expect(await shown()).toEqual(well);
  expect(await left()).toEqual([]);
});

test("asked again it takes away what came back, and does nothing else", async () => {
  await archive(ann);
  await ok(erase(ada, ann));
  await w.drain();
  await w.sql`insert into notification_preferences (tenant_id, member_id) values (${w.tenantId}, ${ann.id})`;
  await ok(erase(ada, ann, "whoever it was"));
  await w.drain();
  expect(await w.sql`select 1 from notification_preferences where member_id = ${ann.id}`).toEqual([]);
  const events = await w.sql`select 1 from audit_events where entity_id = ${ann.id} and action = 'tenantMember.erase'`;
  expect(events).toHaveLength(1);
});

test("the application changes the log of nobody who was not erased", async () => {
  const call = () =>
    w.tenant(({ db }) => db.query({ text: "select app.erase_audit_values($1, 10)", values: [ann.id] }));
  await expect(call()).rejects.toThrow("this member is not erased");
  const change = w.tenant(({ db }) =>
    db.query({ text: "update audit_events set before = null where tenant_id = $1", values: [w.tenantId] }),
  );
  await expect(change).rejects.toThrow("permission denied");
});
