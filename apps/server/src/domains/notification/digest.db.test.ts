import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { type Person, type World, world } from "../../testing/world.ts";

/** A time in the last week, which the digest covers. */
async function lastWeek(w: World) {
  await w.sql`update recognitions set published_at = date_trunc('week', now()) - interval '2 days'
    where tenant_id = ${w.tenantId}`;
  await w.sql`update recognition_recipients set published_at = date_trunc('week', now()) - interval '2 days'
    where tenant_id = ${w.tenantId}`;
  await w.sql`update timeline_items set published_at = date_trunc('week', now()) - interval '2 days'
    where tenant_id = ${w.tenantId}`;
  await w.sql`update timeline_item_teams set published_at = date_trunc('week', now()) - interval '2 days'
    where tenant_id = ${w.tenantId}`;
}
const send = async (w: World) => {
  await w.tenant(({ db }) => enqueuer(db)("notification.digest", { tenantId: w.tenantId }));
  await w.drain();
};
async function digestOf(w: World, person: Person) {
  const mails = await Promise.all(
    w.server
      .mails()
      .filter((mail) => mail.includes(person.email))
      .map((mail) => PostalMime.parse(mail)),
  );
  return mails.filter(({ headers }) => headers.some(({ key }) => key === "list-unsubscribe"));
}
const linkIn = (mail: Awaited<ReturnType<typeof digestOf>>[number]) =>
  /<(.*)>/.exec(mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "")?.[1] ?? "";

test("each member gets their teams' recognitions, their own week and whom to thank, in their language", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const fred = await w.person("Fred", { locale: "fr" });
  const loner = await w.person("Loner");
  await w.team("Night shift", [ann, bob, fred]);
  await w.send(cleo, { to: [bob], message: "The pump ran all night" });
  await w.send(cleo, { to: [bob], message: "SECRET words", tenantWide: false });
  await w.drain();
  await lastWeek(w);
  await w.send(cleo, { to: [bob], message: "Of this week" });
  await send(w);
  const [toAnn] = await digestOf(w, ann);
  expect(toAnn?.subject).toBe("Your week at Tenant");
  expect(toAnn?.text).toMatch(/What your teams celebrated\s+Cleo Test recognized Bob Test\s+The pump ran all night/);
  expect(toAnn?.text).toMatch(/Whom to thank next\s+Bob Test/);
  expect(toAnn?.text).not.toMatch(/SECRET|Of this week|Your own week/);
  expect((await digestOf(w, bob))[0]?.text).toMatch(/Your own week\s+You were recognized once/);
  expect((await digestOf(w, cleo))[0]?.text).toMatch(/Your own week\s+You recognized colleagues once/);
  expect((await digestOf(w, fred))[0]?.text).toMatch(/Ce que vos équipes ont célébré\s+Cleo Test a remercié Bob Test/);
  expect((await digestOf(w, fred))[0]?.html).toContain('lang="fr"');
  expect(await digestOf(w, loner)).toEqual([]);
});

test("suspended and archived members are not in it and do not get it, and deleted recognitions are not in it", async () => {
  const w = await world();
  const [ann, bob, cleo, gone, hidden] = await w.people("Ann", "Bob", "Cleo", "Gone", "Hidden");
  await w.team("Night shift", [ann, bob, cleo, gone, hidden]);
  await w.send(gone, { to: [bob], message: "By somebody suspended" });
  await w.send(bob, { to: [gone], message: "To somebody suspended" });
  await w.send(bob, { to: [cleo, gone], message: "To one who is here" });
  const { id } = await w.send(hidden, { to: [bob], message: "Taken back" });
  await hidden.delete(`/recognition/recognitions/${id}`);
  await w.drain();
  await lastWeek(w);
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${hidden.id}`;
  await send(w);
  const [mail] = await digestOf(w, ann);
  expect(mail?.text).toContain("Bob Test recognized Cleo Test");
  expect(mail?.text).not.toMatch(/suspended|Taken back|Gone|Hidden/);
  expect([await digestOf(w, gone), await digestOf(w, hidden)]).toEqual([[], []]);
});

/** More members than a chunk of the job holds, with a week to read about. */
async function crowded() {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const team = await w.team("Crowd", [ann, bob]);
  await w.crowd(team.id, 120);
  await w.sql`update tenant_members set email = id || '@crowd.test' where tenant_id = ${w.tenantId} and first_name = 'One'`;
  await w.send(ann, { to: [bob] });
  await w.drain();
  await lastWeek(w);
  return w;
}
const digestsSent = async (w: World) =>
  (await w.sql`select key from mail_outbox where tenant_id = ${w.tenantId} and key like 'digest:%'`).length;

test("a member gets one digest a week, however often the job runs, also with more members than a chunk", async () => {
  const w = await crowded();
  await send(w);
  await send(w);
  await w.again();
  expect(await digestsSent(w)).toBe(122);
});

test("a chunk that fails for good keeps the digest from nobody after it", async () => {
  const w = await crowded();
  await w.tenant(({ db }) => enqueuer(db)("notification.digest.failed", { tenantId: w.tenantId }));
  await w.drain();
  expect(await digestsSent(w)).toBe(22);
});

test("one click unsubscribes, without signing in and with any form body of the mail program", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  await w.team("Night shift", [ann, bob]);
  await w.send(bob, { to: [ann] });
  await w.drain();
  await lastWeek(w);
  await send(w);
  const [mail] = await digestOf(w, ann);
  expect(mail?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe("List-Unsubscribe=One-Click");
  const link = linkIn(mail as NonNullable<typeof mail>);
  expect(link).toMatch(/^http:\/\/[^/]+\/api\/notification\/unsubscriptions\//);
  const path = link.replace(/^.*\/api/, "");
  const click = (to: string, headers: Record<string, string>, raw: string) =>
    w.server.request(`POST ${to}`, { headers, raw, host: w.tenantId });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect((await click(path.replace(ann.id, bob.id), form, "List-Unsubscribe=One-Click")).status).toBe(404);
  expect((await w.server.request(`GET ${path}`, { host: w.tenantId })).status).toBe(404);
  expect((await ann.get("/notification/channelPreferences")).body.digest).toBe("week");
  expect((await click(path, form, "List-Unsubscribe=One-Click")).status).toBe(204);
  const parts = { "content-type": "multipart/form-data; boundary=x" };
  expect((await click(path, parts, "--x\r\n\r\n--x--")).status).toBe(204);
  expect((await ann.get("/notification/channelPreferences")).body.digest).toBe("disabled");
  expect((await bob.get("/notification/channelPreferences")).body.digest).toBe("week");
  await w.sql`delete from mail_outbox where tenant_id = ${w.tenantId} and key like 'digest:%'`;
  await send(w);
  expect(await digestOf(w, ann)).toHaveLength(1);
});
