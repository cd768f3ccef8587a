import type { AwardType } from "@plaudit/api/award-type.ts";
import { beforeEach, expect, test } from "vitest";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { runTick } from "../../jobs/tick.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { typeOf } from "./test-sample.ts";

const HOUR = 3_600_000;
let w: World;
let admin: Person;
let ann: Person;
let bob: Person;
let cleo: Person;
let dan: Person;
let eve: Person;
beforeEach(async () => {
  w = await world();
  admin = await w.person("Ada", { role: "admin" });
  [ann, bob, cleo, dan, eve] = await w.people("Ann", "Bob", "Cleo", "Dan", "Eve");
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const at = (type: { id: string }, path = "") => `/award/awardTypes/${type.id}${path}`;
const criteria = [
  { name: "Courage", description: "It could have gone wrong" },
  { name: "Lasting", description: "" },
];
const judged = (over: object = {}) => ({
  ...typeOf("North star"),
  nomination: true,
  jury: [dan.id, eve.id],
  criteria,
  anonymous: true,
  judgingDays: 7,
  ...over,
});
async function make(over: object = {}): Promise<AwardType> {
  const { status, body } = await admin.post("/award/awardTypes", judged(over));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const nominate = (from: Person, type: AwardType, to: Person, message = `Why ${to.name}`) =>
  from.post(at(type, "/nominations"), { nomineeId: to.id, message });
const vote = (from: Person, type: AwardType, to: Person, ...scores: number[]) =>
  from.put(at(type, "/votes"), { nomineeId: to.id, scores });
const noted = (from: Person, type: AwardType, to: Person, note: string, scores = [3, 3]) =>
  from.put(at(type, "/votes"), { nomineeId: to.id, scores, note });
const pass = (type: AwardType, hours: number) => w.sql`
  update award_types set nomination_start_at = nomination_start_at - make_interval(hours => ${hours}),
    nomination_end_at = nomination_end_at - make_interval(hours => ${hours})
  where tenant_id = ${w.tenantId} and id = ${type.id}`;
const told = async (who: Person): Promise<string[]> =>
  (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
const read = async (type: AwardType): Promise<AwardType> => (await admin.get(at(type))).body;
/** Closed by call, so that the jury judges: Ann, Bob and Cleo were nominated. */
async function judging(over: object = {}): Promise<AwardType> {
  const type = await make(over);
  await admin.post(at(type, "/start"), { endAt: inHours(24) });
  await nominate(bob, type, ann);
  await nominate(ann, type, bob);
  await nominate(dan, type, cleo);
  await nominate(ann, type, cleo);
  await admin.post(at(type, "/end"));
  await w.drain();
  return type;
}
const WEEK = 7 * 24;

test("a jury is kept with its criteria, and refused without what it needs", async () => {
  const type = await make();
  expect(type).toMatchObject({
    jury: [{ id: dan.id }, { id: eve.id }],
    criteria,
    anonymous: true,
    judgingDays: 7,
    judgingEndAt: null,
  });
  const refused = async (over: object) =>
    (await admin.post("/award/awardTypes", judged({ name: "South star", ...over }))).body.details;
  expect(await refused({ criteria: [] })).toMatchObject([
    { path: "criteria", message: "Name what the jury looks for" },
  ]);
  expect(await refused({ judgingDays: null })).toMatchObject([
    { path: "judgingDays", message: "Choose how long the jury judges" },
  ]);
  expect(await refused({ jury: [crypto.randomUUID()] })).toMatchObject([{ path: "jury.0" }]);
  expect(await refused({ criteria: [{ name: " ", description: "" }] })).toMatchObject([{ path: "criteria.0.name" }]);
  const none = await admin.patch(at(type), { jury: [], version: 1 });
  expect(none.body).toMatchObject({ jury: [], criteria: [], judgingDays: null });
});

test("the jury judges when nominations have closed, until its days are over; then the winners are chosen", async () => {
  const type = await make();
  await admin.post(at(type, "/start"), { endAt: inHours(24) });
  await nominate(ann, type, bob);
  expect((await dan.get(at(type, "/ballot"))).status).toBe(409);
  expect((await vote(dan, type, bob, 3, 3)).status).toBe(409);
  const { body: ended } = await admin.post(at(type, "/end"));
  expect(ended.nominationStatus).toBe("judging");
  expect(new Date(ended.judgingEndAt).getTime() - new Date(ended.nominationEndAt).getTime()).toBe(WEEK * HOUR);
  expect((await vote(dan, type, bob, 3, 3)).status).toBe(204);
  const finalize = await admin.post(at(type, "/finalize"));
  expect([finalize.status, finalize.body.msg]).toEqual([
    409,
    "The jury is still judging: its votes are sealed until then",
  ]);
  expect((await admin.post(at(type, "/winners"), { memberId: bob.id })).status).toBe(409);
  const { version } = await read(type);
  expect((await admin.patch(at(type), { archived: true, version })).status).toBe(409);
  await pass(type, WEEK);
  expect((await read(type)).nominationStatus).toBe("ended");
  expect((await vote(dan, type, bob, 5, 5)).status).toBe(409);
  expect((await admin.post(at(type, "/extend"), { endAt: inHours(1) })).body.msg).toBe(
    "The votes have been opened: nominations cannot be reopened",
  );
  expect((await admin.post(at(type, "/winners"), { memberId: bob.id })).status).toBe(200);
  expect((await admin.post(at(type, "/finalize"))).body.nominationStatus).toBe("finalized");
});

test("jurors see whom they judge, in an order of their own, and never whom they nominated or themselves", async () => {
  const type = await judging({ jury: [dan.id, eve.id, ann.id] });
  const ballot = async (who: Person) => (await who.get(at(type, "/ballot"))).body;
  const names = async (who: Person) =>
    (await ballot(who)).results.map(({ member }: { member: { id: string } }) => member.id).sort();
  expect(await names(eve)).toEqual([ann.id, bob.id, cleo.id].sort());
  expect(await names(dan)).toEqual([ann.id, bob.id].sort());
  expect(await ballot(ann)).toMatchObject({ results: [], judged: 0, total: 0 });
  const own = await vote(ann, type, ann, 5, 5);
  expect(own.body.details).toMatchObject([{ path: "nomineeId", message: "You are not asked to judge them" }]);
  expect((await vote(dan, type, cleo, 5, 5)).status).toBe(400);
  expect((await vote(dan, type, eve, 5, 5)).status).toBe(400);
  expect((await vote(dan, type, bob, 5)).body.details).toMatchObject([
    { path: "scores", message: "Give a number for every criterion" },
  ]);
  for (const wrong of [0, 6, 2.5]) expect((await vote(dan, type, bob, wrong, 3)).status).toBe(400);
  const first = (await eve.get(at(type, "/ballot?pageSize=2"))).body;
  const rest = (await eve.get(at(type, `/ballot?pageSize=2&cursor=${first.next}`))).body;
  expect([first.results.length, rest.results.length, rest.next]).toEqual([2, 1, null]);
  expect((await eve.get(at(type, "/ballot?cursor=elsewhere"))).status).toBe(400);
});

test("a juror judges once or changes it, and finds what waits among their awards", async () => {
  const type = await judging();
  const mine = async () =>
    (await eve.get("/awards/awardTypes/my")).body.results.find(({ id }: AwardType) => id === type.id);
  expect(await mine()).toMatchObject({ nominationStatus: "judging", ownBallot: { judged: 0, total: 3 } });
  await vote(eve, type, bob, 2, 3);
  await vote(eve, type, bob, 4, 5);
  expect(await mine()).toMatchObject({ ownBallot: { judged: 1, total: 3 } });
  const { results } = (await eve.get(at(type, "/ballot"))).body;
  expect(results.find(({ member }: { member: { id: string } }) => member.id === bob.id).scores).toEqual([4, 5]);
  await pass(type, WEEK);
  expect(await mine()).toBeUndefined();
});

test("who is of no jury finds nothing of it", async () => {
  const type = await judging();
  for (const who of [bob, admin])
    for (const path of ["/ballot", `/ballot/reasons?nomineeId=${cleo.id}`])
      expect((await who.get(at(type, path))).status).toBe(404);
  expect((await vote(bob, type, cleo, 5, 5)).status).toBe(404);
  expect((await bob.get("/awards/awardTypes/my")).body.results).toEqual([]);
  for (const path of ["/jury", "/result"]) expect((await eve.get(at(type, path))).status).toBe(403);
});

test("an award says how many of its jury have judged everybody, and no more than that", async () => {
  const type = await judging();
  const sealed = async () => (await read(type)).stats.sealed;
  expect(await sealed()).toBe(0);
  for (const nominee of [ann, bob]) await vote(dan, type, nominee, 4, 4);
  expect(await sealed()).toBe(1);
  for (const nominee of [ann, bob]) await vote(eve, type, nominee, 4, 4);
  expect(await sealed()).toBe(1);
  await vote(eve, type, cleo, 4, 4);
  expect(await sealed()).toBe(2);
});

test("votes are sealed for everybody until judging closes: no place tells what anybody gave", async () => {
  const type = await judging({ criteria: [criteria[0]] });
  // A number that stands nowhere by chance could not be told from others: what changes with the vote is looked for.
  const paths = [
    at(type),
    at(type, "/nominees"),
    at(type, "/nominations"),
    at(type, "/nominations/export"),
    at(type, "/result"),
    "/award/awardTypes?nomination=true",
    `/audit/events?entityIdIn=${type.id}`,
    "/notification/messages",
    "/timeline/items",
    "/awards/awardTypes/my",
  ];
  // What the log says of this export is new each time.
  const stable = (body: { results?: { action?: string }[] }) =>
    body.results?.filter(({ action }) => action !== "awardType.exportNominations") ?? body;
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        [admin, ann, dan].flatMap((who) => paths.map(async (path) => stable((await who.get(path)).body))),
      ),
    );
  await noted(eve, type, bob, "Barely", [1]);
  const before = await everything();
  expect(before).not.toContain("Barely");
  await noted(eve, type, bob, "Gladly", [5]);
  await w.drain();
  expect(await everything()).toBe(before);
  expect((await admin.get(at(type, "/result"))).body.msg).toBe(
    "The jury is still judging: its votes are sealed until then",
  );
  expect((await admin.get(at(type, "/jury"))).body.results).toEqual([
    { member: expect.objectContaining({ id: dan.id }), judged: 0, total: 2, remindFrom: null },
    { member: expect.objectContaining({ id: eve.id }), judged: 1, total: 3, remindFrom: null },
  ]);
  // Open again they stay sealed: votes that were given count on.
  await admin.post(at(type, "/extend"), { endAt: inHours(48) });
  expect((await read(type)).nominationStatus).toBe("open");
  expect((await admin.get(at(type, "/result"))).status).toBe(409);
});

test("the result has the spread of each criterion, and those with the same mean share a rank", async () => {
  const type = await judging({ jury: [dan.id, eve.id, admin.id] });
  await vote(dan, type, ann, 5, 4);
  await vote(eve, type, ann, 3, 3);
  await vote(admin, type, ann, 4, 4);
  await vote(dan, type, bob, 1, 5);
  await vote(eve, type, bob, 5, 5);
  await vote(admin, type, bob, 3, 4);
  await vote(eve, type, cleo, 2, 2);
  await pass(type, WEEK);
  const { results, next } = (await admin.get(at(type, "/result"))).body;
  const tied = { rank: 1, tied: true, winner: false };
  expect(next).toBeNull();
  expect(new Set(results.slice(0, 2).map(({ member }: { member: { id: string } }) => member.id))).toEqual(
    new Set([ann.id, bob.id]),
  );
  expect(results).toMatchObject(
    [
      { ...tied, mean: 23 / 6 },
      { ...tied, mean: 23 / 6 },
      { member: { id: cleo.id }, rank: 3, tied: false, mean: 2, votes: [[2, 2]] },
    ].map((one) => ({ ...one, mean: expect.closeTo(one.mean, 6) })),
  );
  const ofBob = results.find(({ member }: { member: { id: string } }) => member.id === bob.id);
  expect(ofBob.criteria).toEqual([
    { mean: 3, low: 1, high: 5 },
    { mean: expect.closeTo(14 / 3, 6), low: 4, high: 5 },
  ]);
  // In the order of what they come to, not of who gave them.
  expect(ofBob.votes).toEqual([
    [1, 5],
    [3, 4],
    [5, 5],
  ]);
  const one = (await admin.get(at(type, "/result?pageSize=1"))).body;
  const two = (await admin.get(at(type, `/result?pageSize=1&cursor=${one.next}`))).body;
  const three = (await admin.get(at(type, `/result?pageSize=1&cursor=${two.next}`))).body;
  expect([one, two, three].map(({ results: [row] }) => row.rank)).toEqual([1, 1, 3]);
  expect(three.next).toBeNull();
  expect((await admin.get(at(type, "/result?cursor=elsewhere"))).status).toBe(400);
});

test("a juror's notes are theirs alone until judging closes, and then stand with the result", async () => {
  const type = await judging({ anonymous: false });
  const own = async (who: Person) =>
    (await who.get(at(type, "/ballot"))).body.results.flatMap(({ note }: { note: string }) => note || []);
  expect((await noted(eve, type, bob, "x".repeat(1001))).status).toBe(400);
  await noted(eve, type, bob, "  He asked the night crew first ");
  await noted(dan, type, bob, "Too early to tell");
  await vote(eve, type, bob, 5, 5);
  expect([await own(eve), await own(dan)]).toEqual([["He asked the night crew first"], ["Too early to tell"]]);
  await noted(dan, type, bob, "");
  await vote(dan, type, ann, 1, 1);
  expect((await admin.get(at(type, "/result"))).status).toBe(409);
  await pass(type, WEEK);
  expect((await eve.get(at(type, "/ballot"))).status).toBe(409);
  expect((await admin.get(at(type, "/result"))).body.results.map(({ notes }: { notes: unknown }) => notes)).toEqual([
    [{ text: "He asked the night crew first", juror: expect.objectContaining({ id: eve.id }) }],
    [],
  ]);
});

test("where nominators are hidden nobody learns whose a juror's note is, when it is finalized neither", async () => {
  const type = await judging({ anonymous: true });
  await noted(eve, type, bob, "He asked the night crew first");
  await pass(type, WEEK);
  const notes = async () => (await admin.get(at(type, "/result"))).body.results[0].notes;
  const hidden = [{ text: "He asked the night crew first", juror: null }];
  expect(await notes()).toEqual(hidden);
  await admin.post(at(type, "/winners"), { memberId: bob.id });
  await admin.post(at(type, "/finalize"));
  expect(await notes()).toEqual(hidden);
});

test("a juror who has not judged everybody is reminded, once a day, and nobody else", async () => {
  const type = await judging();
  const remind = (who: Person) => admin.post(at(type, "/jury/reminders"), { memberId: who.id });
  const reminder = "Ada Test reminds you: the nominees for North star are waiting for your judgment";
  for (const one of [ann, bob, cleo]) await vote(eve, type, one, 3, 3);
  expect((await remind(eve)).body.msg).toBe("They have already judged everybody");
  expect((await remind(bob)).body.details).toMatchObject([{ path: "memberId", message: "They are not on this jury" }]);
  expect((await dan.post(at(type, "/jury/reminders"), { memberId: dan.id })).status).toBe(403);
  expect((await remind(dan)).status).toBe(204);
  await w.drain();
  await w.again();
  expect((await told(dan)).filter((one) => one === reminder)).toHaveLength(1);
  expect(await told(eve)).not.toContain(reminder);
  expect((await remind(dan)).body.msg).toBe("They were reminded less than a day ago");
  expect((await admin.get(at(type, "/jury"))).body.results).toMatchObject([
    { member: { id: dan.id }, remindFrom: expect.any(String) },
    { member: { id: eve.id }, remindFrom: null },
  ]);
  await w.sql`update award_types set jurors_reminded = jsonb_build_object(${dan.id}::text, now() - interval '25 hours')
    where tenant_id = ${w.tenantId} and id = ${type.id}`;
  expect((await remind(dan)).status).toBe(204);
  const { results } = (await admin.get(`/audit/events?entityIdIn=${type.id}`)).body;
  expect(results[0]).toMatchObject({ action: "awardType.remind", actor: { id: admin.id } });
  await pass(type, WEEK);
  expect((await remind(dan)).status).toBe(409);
});

test("where asked nobody reads who nominated before it is finalized, in lists, in the export and as a juror", async () => {
  const type = await judging({ anonymous: true });
  const nominators = async () => [
    ...(await admin.get(at(type, "/nominations"))).body.results.map(
      ({ nominator }: { nominator: unknown }) => nominator,
    ),
    ...(await eve.get(at(type, `/ballot/reasons?nomineeId=${ann.id}`))).body.results.map(
      ({ nominator }: { nominator: unknown }) => nominator,
    ),
  ];
  expect(new Set(await nominators())).toEqual(new Set([null]));
  const csv = async () => String((await admin.get(at(type, "/nominations/export"))).body);
  expect(await csv()).not.toContain("Dan Test");
  expect(await csv()).toContain("Why Cleo");
  await pass(type, WEEK);
  await admin.post(at(type, "/winners"), { memberId: cleo.id });
  await admin.post(at(type, "/finalize"));
  expect(await csv()).toContain("Dan Test");
  expect((await admin.get(at(type, "/nominations"))).body.results).toContainEqual(
    expect.objectContaining({ nominator: expect.objectContaining({ id: dan.id }) }),
  );
});

test("named nominators are read by the jury", async () => {
  const type = await judging({ anonymous: false });
  const { results } = (await eve.get(at(type, `/ballot/reasons?nomineeId=${ann.id}`))).body;
  expect(results).toMatchObject([{ message: "Why Ann Test", nominator: { id: bob.id } }]);
  expect((await dan.get(at(type, `/ballot/reasons?nomineeId=${cleo.id}`))).status).toBe(400);
});

test("jury and criteria stay as they are once nominations have closed, and once one has judged", async () => {
  const type = await judging();
  const change = async (over: object) => admin.patch(at(type), { ...over, version: (await read(type)).version });
  const frozen = [{ path: "jury", message: "Judging has begun: the jury stays as it is" }];
  for (const over of [{ jury: [] }, { criteria: [criteria[0]] }, { anonymous: false }, { judgingDays: 1 }])
    expect((await change(over)).body.details).toMatchObject(frozen);
  expect((await change({ name: "South star" })).body.name).toBe("South star");
  await vote(eve, type, bob, 4, 4);
  await admin.post(at(type, "/extend"), { endAt: inHours(48) });
  expect((await change({ criteria: [criteria[0]] })).body.details).toMatchObject(frozen);
  const { body: copy } = await admin.post(at(type, "/clone"));
  expect(copy).toMatchObject({ nominationStatus: "draft", jury: [{ id: dan.id }, { id: eve.id }], criteria });
});

test("what a juror gave to somebody whom they nominate later counts no more", async () => {
  const type = await judging();
  await vote(eve, type, ann, 1, 1);
  await vote(eve, type, bob, 5, 5);
  await admin.post(at(type, "/extend"), { endAt: inHours(48) });
  expect((await nominate(eve, type, bob)).status).toBe(204);
  await admin.post(at(type, "/end"));
  // Cleo is left.
  expect((await eve.get(at(type, "/ballot"))).body).toMatchObject({ judged: 1, total: 2 });
  await pass(type, WEEK);
  const { results } = (await admin.get(at(type, "/result"))).body;
  expect(results.map(({ member }: { member: Person }) => member.id)).toEqual([ann.id]);
});

test("jurors are told when there is something to judge, and who opened nominations when they have judged", async () => {
  const type = await judging();
  for (const who of [dan, eve])
    expect(await told(who)).toContain("The nominees for North star are waiting for your judgment");
  expect(await told(admin)).toEqual([]);
  const [message] = (await eve.get("/notification/messages")).body.results;
  expect(message.resourcePath).toBe(`/awards/judge/${type.id}`);
  await pass(type, WEEK);
  const { judgingEndAt } = await read(type);
  await w.sql`update schedules set next_run_at = now() - interval '1 second', data = jsonb_set(data, '{at}', to_jsonb(${judgingEndAt}::text))
    where tenant_id = ${w.tenantId} and id = ${type.id}`;
  for (const one of ownTicks)
    if (one.name === "schedules.due") await runTick(w.server.database, one, { error: () => undefined } as never);
  await w.drain();
  expect(await told(admin)).toEqual(["The jury of North star has judged: choose who wins"]);
  const { results } = (await admin.get(`/audit/events?entityIdIn=${type.id}`)).body;
  expect(results.map(({ action }: { action: string }) => action)).toContain("awardType.unseal");
});

test("a juror who judges nobody hears nothing, and one's own votes are in the copy of one's data", async () => {
  const type = await make({ jury: [eve.id, ann.id] });
  await admin.post(at(type, "/start"), { endAt: inHours(24) });
  await nominate(ann, type, bob);
  await admin.post(at(type, "/end"));
  await w.drain();
  expect(await told(ann)).toEqual([]);
  expect(await told(eve)).toEqual(["The nominees for North star are waiting for your judgment"]);
  await vote(eve, type, bob, 4, 2);
  const rows = await w.tenant(async (ctx) => {
    const { awardPersonalData } = await import("./personal-data.ts");
    return awardPersonalData({ ...ctx, memberId: eve.id } as never);
  });
  expect(rows["award-votes"]).toMatchObject([
    { award: "North star", nominee: "Bob Test", scores: [4, 2], note: "", criteria: ["Courage", "Lasting"] },
  ]);
});
