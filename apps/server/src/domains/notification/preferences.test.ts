import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";

const preferences = "/notification/channelPreferences";
const settings = "/recognition/notificationSettings";
const messages = async (reader: Person): Promise<string[]> =>
  (await reader.get("/notification/messages")).body.results.map((one: { kind: string }) => one.kind);
const mailsTo = (w: World, person: Person) => w.server.mails().filter((mail) => mail.includes(person.email));
const kindOf = (body: { groups: { kinds: { kind: string }[] }[] }, kind: string) =>
  body.groups.flatMap(({ kinds }) => kinds).find((one) => one.kind === kind);

test("members choose for each kind; the rest stays as the company has chosen", async () => {
  const w = await world();
  const [ann] = await w.people("Ann");
  const { body: before } = await ann.get(preferences);
  expect(before.digest).toBe("week");
  expect(kindOf(before, "reaction")).toMatchObject({ inApp: true, push: false, mail: null });
  expect(before.groups[0].name).toBe("For you");
  const changed = await ann.patch(preferences, { kinds: [{ kind: "mentioned", mail: true }] });
  expect(kindOf(changed.body, "mentioned")).toMatchObject({ inApp: true, push: true, mail: true });
  await ann.patch(preferences, { kinds: [{ kind: "mentioned", push: false }], digest: "disabled" });
  const { body: after } = await ann.get(preferences);
  expect(kindOf(after, "mentioned")).toMatchObject({ inApp: true, push: false, mail: true });
  expect(after.digest).toBe("disabled");
});

test("two tabs that change two things at once keep both", async () => {
  const w = await world();
  const [ann] = await w.people("Ann");
  const change = (kind: string) => ann.patch(preferences, { kinds: [{ kind, push: false }] });
  await Promise.all(["recognised", "mentioned", "comment"].map(change));
  const { body } = await ann.get(preferences);
  for (const kind of ["recognised", "mentioned", "comment"]) expect(kindOf(body, kind)).toMatchObject({ push: false });
});

test.each([
  ["no kind", { kinds: [{ kind: "recognized", push: true }] }, "kinds.0.kind"],
  ["a way it never takes", { kinds: [{ kind: "recognised" }, { kind: "reaction", mail: true }] }, "kinds.1.mail"],
])("%s is refused with its path", async (_, body, path) => {
  const w = await world();
  const [ann] = await w.people("Ann");
  const answer = await ann.patch(preferences, body);
  expect(answer.status).toBe(400);
  expect(answer.body.details).toMatchObject([{ path }]);
});

test("nothing is sent on a channel that the member turned off", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  await bob.patch(preferences, { kinds: [{ kind: "recognised", inApp: false, mail: false }] });
  await cleo.patch(preferences, { kinds: [{ kind: "comment", inApp: false, mail: true }] });
  const { id } = await w.send(ann, { to: [bob] });
  const path = `/recognition/recognitions/${id}/comments`;
  await cleo.post(path, { body: "Well deserved" });
  await bob.post(path, { body: "Thank you" });
  await w.drain();
  await w.again();
  expect([await messages(ann), await messages(bob), await messages(cleo)]).toEqual([
    ["comment", "comment"],
    ["comment"],
    [],
  ]);
  expect((await bob.get("/notification/messages/count?read=false")).body.count).toBe(1);
  expect(mailsTo(w, bob)).toEqual([]);
  const [mail, ...others] = mailsTo(w, cleo);
  expect(others).toEqual([]);
  const { subject, text } = await PostalMime.parse(mail ?? "");
  expect(subject).toBe("Bob Test also commented on a recognition you commented on");
  expect(text).toContain(`/recognitions/${id}\n`);
});

test("nobody who is suspended or has left is mailed, and nothing that was taken back", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const wantsMail = { kinds: [{ kind: "comment", mail: true }] };
  await ann.patch(preferences, wantsMail);
  const { id } = await w.send(ann, { to: [bob] });
  await bob.post(`/recognition/recognitions/${id}/comments`, { body: "Thank you" });
  await w.sql`update tenant_members set suspended_at = ${new Date()} where tenant_id = ${w.tenantId} and id = ${ann.id}`;
  await w.drain();
  expect(mailsTo(w, ann)).toEqual([]);
});

test("the company's choice applies to members who have chosen nothing", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  await bob.patch(preferences, { kinds: [{ kind: "recognised", mail: true }], digest: "week" });
  const { body: before } = await admin.get(settings);
  expect(before).toMatchObject({ __permissions__: ["view", "edit"], digest: "week", chosenCount: 1, version: 1 });
  const kinds = [{ kind: "recognised", inApp: true, push: false, mail: false }];
  const saved = await admin.put(settings, { kinds, digest: "disabled", version: before.version });
  expect(kindOf(saved.body, "recognised")).toMatchObject({ inApp: true, push: false, mail: false });
  expect((await bob.get(preferences)).body.digest).toBe("week");
  expect((await cleo.get(preferences)).body.digest).toBe("disabled");
  await w.send(ann, { to: [bob, cleo] });
  await w.drain();
  expect([mailsTo(w, bob).length, mailsTo(w, cleo).length]).toEqual([1, 0]);
  const log = (await admin.get("/audit/events")).body.results[0];
  expect(log).toMatchObject({
    action: "notificationSettings.update",
    before: { digest: "week", recognised: ["inApp", "push", "mail"] },
    after: { digest: "disabled", recognised: ["inApp"] },
  });
});

test("the second of two administrators gets a conflict with what the first saved", async () => {
  const w = await world();
  const [ada, bea] = [await w.person("Ada", { role: "admin" }), await w.person("Bea", { role: "admin" })];
  expect((await ada.put(settings, { kinds: [], digest: "disabled", version: 1 })).status).toBe(200);
  const late = await bea.put(settings, { kinds: [{ kind: "comment", push: false }], digest: "week", version: 1 });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ error: "VersionConflict", data: { digest: "disabled", version: 2 } });
});

test("saved while points are off, the settings keep what was chosen for points", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const path = "/recognition/notificationSettings";
  const kindsOf = ({
    groups,
  }: {
    groups: { kinds: { kind: string; inApp: boolean; push: boolean; mail: boolean | null }[] }[];
  }) =>
    groups.flatMap(({ kinds }) =>
      kinds.map(({ kind, inApp, push, mail }) => ({ kind, inApp, push, ...(mail !== null && { mail }) })),
    );
  const { body: before } = await admin.get(path);
  const kinds = kindsOf(before).map((one) => (one.kind === "endorsed" ? { ...one, inApp: false, push: true } : one));
  const { body: saved } = await admin.put(path, { kinds, digest: "week", version: before.version });
  await w.sql`update tenants set features = array_remove(features, 'points') where id = ${w.tenantId}`;
  const { body: without } = await admin.get(path);
  expect(kindsOf(without).map(({ kind }) => kind)).not.toContain("endorsed");
  const put = await admin.put(path, { kinds: kindsOf(without), digest: "disabled", version: saved.version });
  expect([put.status, put.body.digest]).toEqual([200, "disabled"]);
  await w.sql`update tenants set features = features || '{points}' where id = ${w.tenantId}`;
  expect(kindsOf((await admin.get(path)).body)).toContainEqual({
    kind: "endorsed",
    inApp: false,
    push: true,
    mail: false,
  });
});
