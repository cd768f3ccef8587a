import { expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";

const path = "/recognition/recognitions";
const mention = ({ id }: Person) => ({ type: "mention", attrs: { id, label: "x" } });
const doc = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });
const words = { type: "text", text: "Thanks to " };
const body = (to: Person[], message: object | string = "Thanks") => ({
  status: "published",
  message,
  amount: 0,
  sendTo: to.map(({ id }) => ({ id, type: "tenantMember" })),
  qualityIds: [],
  tenantWide: true,
});

async function withoutSome() {
  const w = await world();
  const [ann, bob, gone, out] = await w.people("Ann", "Bob", "Gone", "Out");
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${out.id}`;
  return { w, ann, bob, gone, out };
}

test("archived and suspended members cannot be recognized, alone or among others", async () => {
  const { ann, bob, gone, out } = await withoutSome();
  const message = "Somebody you chose can no longer be recognized: take them out";
  for (const to of [[gone], [out], [bob, out]]) {
    const answer = await ann.post(path, body(to));
    expect([answer.status, answer.body.details]).toEqual([
      400,
      [{ type: "inactive", path: "sendTo", key: "recipientInactive", message }],
    ]);
    const { body: preview } = await ann.post(`${path}/preview`, { sendTo: body(to).sendTo, amount: 0 });
    expect(preview.recipientCount).toBe(to.length - 1);
  }
  expect((await ann.get(path)).body.total).toBe(0);
});

test.each([
  ["fr", "personne choisie", "vous-même", "personne mentionnée"],
  ["ar", "اخترتهم", "نفسك", "ذكرتهم"],
] as const)("errors are in the sender's language: %s", async (language, inactive, own, lost) => {
  const { w, ann, out } = await withoutSome();
  const refused = async (mentioned: Person) => {
    const sent = { token: ann.token, body: body([out], doc(words, mention(mentioned))) };
    const answer = await w.server.request(`POST ${path}`, { ...sent, headers: { "accept-language": language } });
    return answer.body.details.map(({ message }: { message: string }) => message);
  };
  const messages = [expect.stringContaining(inactive), expect.stringContaining(own)];
  expect(await refused(ann)).toEqual(messages);
  expect(await refused(out)).toEqual([messages[0], expect.stringContaining(lost)]);
});

test("nobody mentions themselves, nor somebody who has left or is suspended", async () => {
  const { ann, bob, gone, out } = await withoutSome();
  const { body: sent } = await ann.post(path, body([bob], doc(words, mention(bob))));
  const comments = `${path}/${sent.id}/comments`;
  const lost = "Somebody you mention is no longer here: take the mention out";
  const own = "You cannot mention yourself";
  for (const [who, message] of [
    [ann, own],
    [gone, lost],
    [out, lost],
  ] as const) {
    const text = doc(words, mention(who));
    const recognition = await ann.post(path, body([bob], text));
    expect([recognition.status, recognition.body.details]).toEqual([
      400,
      [expect.objectContaining({ type: "mention", path: "message", message })],
    ]);
    const comment = await ann.post(comments, { body: text });
    expect([comment.status, comment.body.details]).toEqual([
      400,
      [expect.objectContaining({ type: "mention", path: "body", message })],
    ]);
  }
});

test("a comment that mentioned somebody who has left since can still be edited", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  const { body: comment } = await ann.post(`${path}/${id}/comments`, { body: doc(words, mention(cleo)) });
  await w.sql`update tenant_members set status = 'archived' where tenant_id = ${w.tenantId} and id = ${cleo.id}`;
  const edit = (text: object) => ann.patch(`/recognition/comments/${comment.id}`, { body: text });
  expect((await edit(doc(words, mention(cleo), { type: "text", text: " and all" }))).status).toBe(200);
  expect((await edit(doc(words, mention(ann)))).status).toBe(400);
});

test("who prefers private recognition has it by a team that comes down to them, too", async () => {
  const w = await world();
  const [ann, bob, shy, cleo, gone] = await w.people("Ann", "Bob", "Shy", "Cleo", "Gone");
  await w.sql`update tenant_members set prefers_private = true where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  const alone = await w.team("Alone", [shy]);
  const withSender = await w.team("With the sender", [ann, shy, gone]);
  const pair = await w.team("Pair", [shy, cleo]);
  const to = async (people: Person[], ...teams: { id: string }[]) =>
    (await w.send(ann, { to: people, teamIds: teams.map((team) => team.id) })).tenantWide;
  expect(await to([shy])).toBe(false);
  expect(await to([], alone)).toBe(false);
  expect(await to([bob], alone)).toBe(false);
  expect(await to([], withSender)).toBe(false);
  expect(await to([cleo], pair), "one of the two was chosen in person").toBe(false);
  expect(await to([], pair), "a thank-you to a group").toBe(true);
  await w.sql`update tenant_members set prefers_private = true where tenant_id = ${w.tenantId} and id = ${cleo.id}`;
  expect(await to([], pair), "all of them prefer it so").toBe(false);
});
