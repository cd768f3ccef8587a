import { expect, test } from "vitest";
import { recordSent } from "../src/testing/index.ts";
import { type Person, type World, world } from "../src/testing/world.ts";

const MANY = 20;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

interface Stage {
  boss: Person;
  ann: Person;
  qualityId: string;
  topicId: string;
  threadId: string;
}

/** One more row of every list, each about other people. */
async function grow(w: World, at: Stage, n: number) {
  const { boss, ann, qualityId, topicId, threadId } = at;
  const [sender, report] = [await w.person(`Sender${n}`, { role: "manager" }), await w.person(`Report${n}`)];
  await w.manages(boss, report);
  await w.manages(sender, ann);
  await w.team(`Team ${n}`, [report, ann]);
  const message = `Thank you for the calm voice on the phone all night, number ${n}`;
  await w.send(sender, { to: [ann, report], message, qualityIds: [qualityId] });
  await w.send(report, { to: [sender], qualityIds: [qualityId] });
  const sendTo = [{ id: report.id, type: "tenantMember" }];
  const draft = await ann.post("/recognition/recognitions", {
    status: "draft",
    message,
    sendTo,
    qualityIds: [qualityId],
  });
  const comment = await sender.post(`/recognition/recognitions/${topicId}/comments`, { body: message });
  await sender.put(`/recognition/recognitions/${topicId}/reactions`, { type: "heart" });
  const written = await ann.post("/feedback/feedback", { text: message });
  await ann.post(`/feedback/feedback/${threadId}/messages`, { text: message });
  expect([draft, comment, written].map(({ status }) => status)).toEqual([200, 200, 200]);
  await w.sql`insert into access_tokens (token_hash, family_id, user_id, scope, user_agent, last_used_at, expires_at)
    select sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), ${ann.userId}, 'user', ${firefox}, now(), now() + interval '1 day'`;
}

/** Jobs, and the counts that they leave for later. */
async function settle(w: World) {
  await w.drain();
  await w.sql`update pgboss.job set start_after = now() where name = 'recognition.roll-up' and state = 'created'`;
  await w.drain();
}

test(`a list of ${MANY} is read with as many statements as a list of one`, { timeout: 120_000 }, async () => {
  const w = await world();
  const boss = await w.person("Boss", { role: "manager" });
  const admin = await w.person("Admin", { role: "admin" });
  const [ann, bob] = await w.people("Ann", "Bob");
  const { qualities } = await w.value("Care", ["Listens"]);
  const qualityId = qualities[0]?.id ?? "";
  const topicId = (await w.send(bob, { to: [ann], qualityIds: [qualityId] })).id;
  const threadId = (await ann.post("/feedback/feedback", { text: "The lamps are dark" })).body.id;
  const at = { boss, ann, qualityId, topicId, threadId };
  const size = `pageSize=${2 * MANY}`;
  const lists: [Person, string][] = [
    [ann, `/recognition/recognitions?statusIn=draft&${size}`],
    [ann, `/recognition/recognitions?${size}`],
    [ann, `/recognition/recognitions/${topicId}/comments?${size}`],
    [ann, `/recognition/recognitions/${topicId}/reactions`],
    [ann, `/timeline/items?${size}`],
    [ann, `/notification/messages?${size}`],
    [ann, "/identity/sessions"],
    [boss, `/recognition/managers/directReportRankings?${size}`],
    [boss, `/recognition/managers/rankings`],
    [ann, `/culture/stories?period=12&qualityId=${qualityId}`],
    [admin, `/feedback/feedback?${size}`],
    [ann, `/feedback/feedback/my?${size}`],
  ];
  const objects: [Person, string][] = [
    [ann, "/culture/overview?period=12"],
    [admin, `/feedback/feedback/${threadId}`],
    [ann, "/identity/authFactors"],
    [ann, "/notification/channelPreferences"],
  ];
  const measure = async () => {
    const found = new Map<string, { rows: number; statements: number }>();
    for (const [who, path] of [...lists, ...objects]) {
      let rows = 0;
      const { sent } = await recordSent(async () => {
        const { status, body } = await who.get(path);
        expect([path, status]).toEqual([path, 200]);
        rows = body.results?.length ?? 0;
      });
      found.set(path, { rows, statements: sent.length });
    }
    return found;
  };
  await grow(w, at, 1);
  await settle(w);
  // What is read once for a process is read before.
  await measure();
  const few = await measure();
  for (let n = 2; n <= MANY; n += 1) await grow(w, at, n);
  await settle(w);
  const many = await measure();
  for (const [, path] of lists) expect([path, many.get(path)?.rows]).not.toEqual([path, few.get(path)?.rows]);
  expect([...many].map(([path, { statements }]) => [path, statements])).toEqual(
    [...few].map(([path, { statements }]) => [path, statements]),
  );
});
