import { readFileSync } from "node:fs";
import { isBlank } from "@plaudit/api/plain-text.ts";
import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";

const blns = JSON.parse(readFileSync(new URL("../../../test/fixtures/blns.json", import.meta.url), "utf8")) as string[];
const paragraph = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });

test("one reaction for each person, changed and taken back", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  const path = `/recognition/recognitions/${id}`;
  for (const type of ["heart", "clap", "clap"]) expect((await bob.put(`${path}/reactions`, { type })).status).toBe(204);
  await cleo.put(`${path}/reactions`, { type: "clap" });
  const seen = (await bob.get(path)).body;
  expect([seen.reactionCounts, seen.ownReaction]).toEqual([[{ type: "clap", count: 2 }], "clap"]);
  const who = (await ann.get(`${path}/reactions`)).body.results;
  expect(who.map((r: { member: { id: string } }) => r.member.id).sort()).toEqual([bob.id, cleo.id].sort());
  for (const _ of [1, 2]) expect((await bob.delete(`${path}/reactions`)).status).toBe(204);
  expect((await bob.get(path)).body).toMatchObject({ ownReaction: null, reactionCounts: [{ type: "clap", count: 1 }] });
  expect((await bob.put(`${path}/reactions`, { type: "thumbs" })).status).toBe(400);
});

test("everybody who reacted is listed page by page, of one type or of all", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { id } = await w.send(ann, { to: [bob] });
  const { body: comment } = await ann.post(`/recognition/recognitions/${id}/comments`, { body: "Well" });
  const team = await w.team("Crowd", []);
  await w.crowd(team.id, 230);
  for (const [type, of] of [
    ["recognition", id],
    ["comment", comment.id],
  ])
    await w.sql`insert into engagement_reactions (tenant_id, subject_type, subject_id, member_id, type)
      select ${w.tenantId}, ${type}, ${of}, member_id, 'heart' from team_members where tenant_id = ${w.tenantId} and team_id = ${team.id}`;
  for (const path of [`/recognition/recognitions/${id}/reactions`, `/recognition/comments/${comment.id}/reactions`]) {
    await bob.put(path, { type: "clap" });
    const pages = [];
    for (let page: number | null = 1; page; page = pages.at(-1).next)
      pages.push((await ann.get(`${path}?pageSize=100&page=${page}`)).body);
    expect(pages.map(({ results, total }) => [results.length, total])).toEqual([100, 100, 31].map((of) => [of, 231]));
    const who = new Set(
      pages.flatMap(({ results }) => results.map((one: { member: { id: string } }) => one.member.id)),
    );
    expect(who.size).toBe(231);
    expect((await ann.get(`${path}?type=clap`)).body).toMatchObject({
      results: [{ type: "clap", member: { id: bob.id } }],
      next: null,
      total: 1,
    });
    expect((await ann.get(`${path}?type=heart`)).body).toMatchObject({ total: 230, next: 2 });
    expect((await ann.get(`${path}?type=thumbs`)).status).toBe(400);
  }
});

test("comments are written, edited by their author and removed, with a tombstone where somebody reacted", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const moderator = await w.person("Moderator", { role: "admin" });
  const { id } = await w.send(ann, { to: [bob] });
  const thread = `/recognition/recognitions/${id}/comments`;
  const body = paragraph(
    { type: "text", text: "Well done " },
    { type: "mention", attrs: { id: ann.id, label: "The Boss" } },
    { type: "mention", attrs: { id: w.tenantId, label: "Ghost" } },
  );
  const first = (await bob.post(thread, { body })).body;
  expect(first.bodyText).toBe("Well done @Ann Test@Ghost");
  expect(first.body.content[0].content[2]).toEqual({ type: "text", text: "@Ghost" });
  expect((await bob.get(thread)).body).toMatchObject({ total: 1, next: null, results: [first] });

  expect((await ann.patch(`/recognition/comments/${first.id}`, { body: "Mine" })).status).toBe(403);
  expect((await moderator.patch(`/recognition/comments/${first.id}`, { body: "Mine" })).status).toBe(403);
  const edited = (await bob.patch(`/recognition/comments/${first.id}`, { body: "Edited" })).body;
  expect(edited).toMatchObject({ bodyText: "Edited", editedAt: expect.any(String) });

  await ann.put(`/recognition/comments/${first.id}/reactions`, { type: "star" });
  expect((await bob.get(`/recognition/comments/${first.id}/reactions`)).body.results).toHaveLength(1);
  const second = (await ann.post(thread, { body: "Me too" })).body;
  expect((await bob.delete(`/recognition/comments/${second.id}`)).status).toBe(403);
  expect((await moderator.delete(`/recognition/comments/${second.id}`)).status).toBe(204);
  expect((await bob.delete(`/recognition/comments/${first.id}`)).status).toBe(204);
  const left = (await ann.get(thread)).body;
  expect(left.results).toMatchObject([
    { id: first.id, body: null, bodyText: "", reactionCounts: [{ type: "star", count: 1 }] },
  ]);
  expect((await ann.get(`/recognition/recognitions/${id}`)).body.commentCount).toBe(0);
  expect((await ann.put(`/recognition/comments/${first.id}/reactions`, { type: "clap" })).status).toBe(404);
  await ann.delete(`/recognition/comments/${first.id}/reactions`);
  expect((await ann.get(thread)).body.results).toEqual([]);
});

test("a comment has words, and at most a thousand characters of them", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { id } = await w.send(ann, { to: [bob] });
  const thread = `/recognition/recognitions/${id}/comments`;
  for (const body of [
    "",
    " \n ",
    "x".repeat(1001),
    paragraph(),
    { type: "doc" },
    { type: "doc", content: [{ type: "image" }] },
  ]) {
    const answer = await bob.post(thread, { body });
    expect([answer.status, answer.body.details[0].path.split(".")[0]]).toEqual([400, "body"]);
  }
  const long = "Your message is too long";
  const details = [{ type: "too_big", path: "body", message: long }];
  expect((await bob.post(thread, { body: "x".repeat(1001) })).body).toMatchObject({ msg: long, details });
  expect((await bob.post(thread, { body: "🎉".repeat(1000) })).status).toBe(200);
});

test("strings that break other programs come back as they went", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { id } = await w.send(ann, { to: [bob] });
  const strings = blns.filter((text) => !isBlank(text)).map((text) => text.trimEnd());
  const thread = `/recognition/recognitions/${id}/comments`;
  for (let start = 0; start < strings.length; start += 25) {
    const part = strings.slice(start, start + 25);
    const bodies = part.map((text) => ({ body: paragraph({ type: "text", text }) }));
    const answers = await Promise.all(bodies.map((body) => bob.post(thread, body)));
    expect(answers.map(({ body }) => body.body)).toEqual(bodies.map(({ body }) => body));
  }
  const all = (await ann.get(`${thread}?pageSize=100`)).body;
  expect(all.total).toBe(strings.length);
  const message = paragraph({ type: "text", text: strings.join(" ").slice(0, 2900) });
  const sent = await w.send(ann, { to: [bob], message });
  expect((await bob.get(`/recognition/recognitions/${sent.id}`)).body.message).toEqual(message);
});

test("a flag needs a reason, belongs to its author, and is refused on the author's own recognition", async () => {
  const w = await world();
  const [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
  const { id } = await w.send(ann, { to: [bob] });
  const path = `/recognition/recognitions/${id}`;
  expect((await ann.put(`${path}/flags`, { reason: "Mine" })).status).toBe(403);
  expect((await bob.put(`${path}/flags`, { reason: "  " })).status).toBe(400);
  for (const reason of ["Rude", "Still rude"]) expect((await bob.put(`${path}/flags`, { reason })).status).toBe(204);
  expect((await bob.get(path)).body.ownFlag).toBe(true);
  expect((await cleo.get(path)).body.ownFlag).toBe(false);
  const rows = await w.sql`select reason from engagement_flags where tenant_id = ${w.tenantId} and subject_id = ${id}`;
  expect(rows).toEqual([{ reason: "Still rude" }]);
  expect((await bob.delete(`${path}/flags`)).status).toBe(204);
  expect((await bob.get(path)).body.ownFlag).toBe(false);
});
