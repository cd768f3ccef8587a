import type { Nomination, Nominee } from "@plaudit/api/award-nomination.ts";
import type { AwardType } from "@plaudit/api/award-type.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { DemoCtx } from "../../domain.ts";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { runTick } from "../../jobs/tick.ts";
import { noUpload } from "../../testing/no-upload.ts";
import { type Person, type World, world } from "../../testing/world.ts";
import { verifyLedger } from "../points/verbs/verify-ledger.ts";
import { demoNominations } from "./demo-nominations.ts";
import { given, typeOf } from "./test-sample.ts";

const HOUR = 3_600_000;
let w: World;
let admin: Person;
let ann: Person;
let bob: Person;
let cleo: Person;
beforeEach(async () => {
  w = await world({ features: ["points"] });
  admin = await w.person("Ada", { role: "admin" });
  [ann, bob, cleo] = await w.people("Ann", "Bob", "Cleo");
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const at = (type: { id: string }, path = "") => `/award/awardTypes/${type.id}${path}`;
async function makeType(over: object = {}): Promise<AwardType> {
  const { status, body } = await admin.post("/award/awardTypes", {
    ...typeOf("North star"),
    nomination: true,
    ...over,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const start = (type: AwardType, endAt = inHours(24)) => admin.post(at(type, "/start"), { endAt });
const nominate = (from: Person, type: AwardType, to: Person, message = "She holds it together") =>
  from.post(at(type, "/nominations"), { nomineeId: to.id, message });
const win = (type: AwardType, who: Person) => admin.post(at(type, "/winners"), { memberId: who.id });
/** As if this many hours were over. */
const pass = (type: AwardType, hours: number) => w.sql`
  update award_types set nomination_start_at = nomination_start_at - make_interval(hours => ${hours}),
    nomination_end_at = nomination_end_at - make_interval(hours => ${hours})
  where tenant_id = ${w.tenantId} and id = ${type.id}`;
const told = async (who: Person): Promise<string[]> =>
  (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
async function bank(amount: number): Promise<string> {
  const { id } = (await admin.post("/points/pointsBanks", { name: "Awards", ownerIds: [], alertBelow: null })).body;
  if (amount > 0) await admin.post(`/points/pointsBanks/${id}/deposit`, { amount, note: "" });
  return id;
}
const holds = async (id: string) => (await admin.get(`/points/pointsBanks/${id}`)).body.balance;
const candidates = async (who: Person, type: AwardType, search = "") =>
  (await who.get(at(type, `/candidates?search=${search}`))).body.results.map(({ id }: { id: string }) => id);

/** What the log has of it since its nominations closed, oldest first. */
const logged = async (type: AwardType) =>
  (
    await w.sql`select action, before, after from audit_events
      where tenant_id = ${w.tenantId} and entity_id = ${type.id} order by position`
  ).slice(3);

const stages = {
  async draft() {
    return makeType();
  },
  async open() {
    const type = await makeType();
    await start(type);
    await nominate(ann, type, bob);
    return type;
  },
  async ended() {
    const type = await stages.open();
    await admin.post(at(type, "/end"));
    return type;
  },
  async "ended, with a winner"() {
    const type = await stages.ended();
    await win(type, bob);
    return type;
  },
  async judging() {
    const type = await makeType({
      ...{ jury: [cleo.id], criteria: [{ name: "Courage", description: "" }], anonymous: true, judgingDays: 7 },
    });
    await start(type);
    await nominate(ann, type, bob);
    await admin.post(at(type, "/end"));
    return type;
  },
  async "judged, with a winner"() {
    const type = await stages.judging();
    await cleo.put(at(type, "/votes"), { nomineeId: bob.id, scores: [4] });
    await pass(type, 24 * 8);
    await win(type, bob);
    return type;
  },
  async finalized() {
    const type = await stages["ended, with a winner"]();
    await admin.post(at(type, "/finalize"));
    return type;
  },
  async archived() {
    const type = await stages.ended();
    const { version } = (await admin.get(at(type))).body;
    await admin.patch(at(type), { archived: true, version });
    return type;
  },
};
type Stage = keyof typeof stages;
const calls = {
  start: (type: AwardType) => start(type),
  end: (type: AwardType) => admin.post(at(type, "/end")),
  extend: (type: AwardType) => admin.post(at(type, "/extend"), { endAt: inHours(48) }),
  nominate: (type: AwardType) => nominate(ann, type, cleo),
  candidates: (type: AwardType) => ann.get(at(type, "/candidates")),
  "choose a winner": (type: AwardType) => win(type, bob),
  "choose no winner": (type: AwardType) => admin.delete(at(type, "/winners"), { memberId: bob.id }),
  finalize: (type: AwardType) => admin.post(at(type, "/finalize")),
  archive: async (type: AwardType) => {
    const { version } = (await admin.get(at(type))).body;
    return admin.patch(at(type), { archived: true, version });
  },
  delete: (type: AwardType) => admin.delete(at(type)),
  clone: (type: AwardType) => admin.post(at(type, "/clone")),
  judge: (type: AwardType) => cleo.put(at(type, "/votes"), { nomineeId: bob.id, scores: [5] }),
  "remind a juror": (type: AwardType) => admin.post(at(type, "/jury/reminders"), { memberId: cleo.id }),
  "read the result": (type: AwardType) => admin.get(at(type, "/result")),
  send: (type: AwardType) => ann.post("/award/awards", { awardTypeId: type.id, ...given(bob) }),
};
type Call = keyof typeof calls;
const works: Record<Stage, readonly Call[]> = {
  draft: ["start", "archive", "delete", "clone"],
  open: ["end", "extend", "nominate", "candidates", "clone"],
  ended: ["extend", "choose a winner", "choose no winner", "archive", "clone"],
  "ended, with a winner": ["extend", "choose a winner", "choose no winner", "finalize", "archive", "clone"],
  judging: ["extend", "judge", "remind a juror", "clone"],
  "judged, with a winner": [
    ...(["choose a winner", "choose no winner", "finalize"] as const),
    ...(["read the result", "archive", "clone"] as const),
  ],
  finalized: ["archive", "clone"],
  archived: ["clone"],
};
const table = (Object.keys(stages) as Stage[]).flatMap((stage) =>
  (Object.keys(calls) as Call[]).map((call) => ({ stage, call, does: works[stage].includes(call) })),
);

describe("every call in every state", () => {
  test.each(table.filter(({ does }) => does))("$stage: $call is done", async ({ stage, call }) => {
    const { status } = await calls[call](await stages[stage]());
    expect([200, 204]).toContain(status);
  });

  test.each(table.filter(({ does }) => !does))(
    "$stage: $call is refused, and changes nothing",
    async ({ stage, call }) => {
      const type = await stages[stage]();
      const before = (await admin.get(at(type))).body;
      const { status } = await calls[call](type);
      // One that is archived already stays so; what cannot be sent at all does not exist for who would send it.
      const isSame = stage === "archived" && call === "archive";
      const isHidden = call === "send" || (call === "judge" && type.jury.length === 0);
      expect(isSame ? [400, 409] : isHidden ? [404] : [409]).toContain(status);
      expect((await admin.get(at(type))).body).toEqual(before);
    },
  );

  test.each([
    "start",
    "end",
    "extend",
    "choose a winner",
    "choose no winner",
    "finalize",
    "archive",
    "delete",
  ] as const)("only who manages awards may %s", async (call) => {
    const type = await stages.ended();
    const other = admin;
    admin = ann;
    const { status } = await calls[call](type);
    admin = other;
    expect([403, 404]).toContain(status);
  });
});

describe("nominations", () => {
  test("are kept with all that the form has", async () => {
    const team = await w.team("Mentors", [bob]);
    const type = await makeType({
      maxNominations: 3,
      places: 2,
      tenantWideNominators: false,
      nominators: [team.id, ann.id],
      tenantWideCandidates: false,
      candidates: [cleo.id],
    });
    expect(type).toMatchObject({
      nomination: true,
      nominationStatus: "draft",
      nominationStartAt: null,
      nominationEndAt: null,
      maxNominations: 3,
      places: 2,
      tenantWideNominators: false,
      nominators: [{ id: team.id }, { id: ann.id }],
      tenantWideCandidates: false,
      candidates: [{ id: cleo.id }],
      stats: { nominations: 0, nominees: 0, winners: 0 },
    });
    const all = await admin.patch(at(type), { tenantWideCandidates: true, candidates: [], version: 1 });
    expect(all.body).toMatchObject({ tenantWideCandidates: true, candidates: [], nominators: [{}, {}] });
    expect((await admin.get("/award/awardTypes?nomination=false")).body.results).toEqual([]);
    expect((await admin.get("/award/awardTypes?nomination=true")).body.results).toMatchObject([{ id: type.id }]);
  });

  test.each([
    ["a start without an end", { nominationStartAt: inHours(1) }, "nominationEndAt", "Choose when nominations close"],
    [
      "an end before its start",
      { nominationStartAt: inHours(2), nominationEndAt: inHours(1) },
      "nominationEndAt",
      "The end lies after the start",
    ],
    ["an end that is over", { nominationEndAt: inHours(-1) }, "nominationEndAt", "Choose a date in the future"],
    [
      "a start that is over",
      { nominationStartAt: inHours(-1), nominationEndAt: inHours(1) },
      "nominationStartAt",
      "Choose a start in the future",
    ],
    [
      "no candidates at all",
      { tenantWideCandidates: false, candidates: [] },
      "candidates",
      "Choose somebody or a team",
    ],
    [
      "a nominator who is none",
      { tenantWideNominators: false, nominators: [crypto.randomUUID()] },
      "nominators.0",
      "There is no such person",
    ],
  ])("refuse %s at its field", async (_, over, path, message) => {
    const { status, body } = await admin.post("/award/awardTypes", { ...typeOf("Star"), nomination: true, ...over });
    expect([status, body.details]).toMatchObject([400, [{ path, message }]]);
  });

  test("stay what they were created as, and keep their dates once they were opened", async () => {
    const type = await makeType();
    const other = await admin.patch(at(type), { nomination: false, version: 1 });
    expect(other.body.details).toMatchObject([{ path: "nomination" }]);
    const { body: open } = await start(type);
    const same = { nominationStartAt: open.nominationStartAt, nominationEndAt: open.nominationEndAt };
    const renamed = await admin.patch(at(type), { ...same, name: "South star", version: 2 });
    expect(renamed.body).toMatchObject({ name: "South star", ...same });
    const moved = await admin.patch(at(type), { nominationEndAt: inHours(99), version: 3 });
    expect(moved.body.details).toMatchObject([{ path: "nominationEndAt" }]);
  });

  test("open and close by themselves at their dates, each written down once; who set them is told", async () => {
    const type = await makeType({ nominationStartAt: inHours(1), nominationEndAt: inHours(3) });
    expect((await nominate(ann, type, bob)).status).toBe(409);
    const log = async () =>
      (await admin.get(`/audit/events?entityIdIn=${type.id}`)).body.results.map(
        ({ action, actor }: { action: string; actor: unknown }) => [action, actor === null],
      );
    const settle = async (date: "nominationStartAt" | "nominationEndAt") => {
      const instant = (await admin.get(at(type))).body[date];
      await w.sql`update schedules set next_run_at = now() - interval '1 second', data = jsonb_set(data, '{at}', to_jsonb(${instant}::text))
        where tenant_id = ${w.tenantId} and id = ${type.id}`;
      for (const one of ownTicks)
        if (one.name === "schedules.due") await runTick(w.server.database, one, { error: () => undefined } as never);
      await w.drain();
      await w.again();
    };
    await pass(type, 2);
    await settle("nominationStartAt");
    expect((await admin.get(at(type))).body.nominationStatus).toBe("open");
    expect((await nominate(ann, type, bob)).status).toBe(204);
    await pass(type, 3);
    expect((await admin.get(at(type))).body.nominationStatus).toBe("ended");
    expect((await nominate(ann, type, cleo)).status).toBe(409);
    await settle("nominationEndAt");
    expect(await log()).toEqual([
      ["awardType.end", true],
      ["awardType.start", true],
      ["awardType.create", false],
    ]);
    expect(await told(admin)).toEqual(["Nominations for North star have closed: choose who wins"]);
  });

  test("are extended to a later end only, and reopen", async () => {
    const type = await stages.open();
    const extend = (endAt: string) => admin.post(at(type, "/extend"), { endAt });
    expect((await extend(inHours(23))).body.details).toMatchObject([{ path: "endAt" }]);
    await admin.post(at(type, "/end"));
    expect((await extend(inHours(-1))).body.details).toMatchObject([{ path: "endAt" }]);
    expect((await extend(inHours(30))).body.nominationStatus).toBe("open");
    expect((await nominate(ann, type, cleo)).status).toBe(204);
  });

  test("come from its nominators, for its candidates; never for oneself and never twice", async () => {
    const team = await w.team("Mentors", [ann]);
    const type = await makeType({
      tenantWideNominators: false,
      nominators: [team.id],
      tenantWideCandidates: false,
      candidates: [ann.id, bob.id],
    });
    await start(type);
    expect(await candidates(ann, type)).toEqual([bob.id]);
    expect((await nominate(bob, type, ann)).status).toBe(404);
    expect((await nominate(ann, type, cleo)).body.details).toMatchObject([
      { path: "nomineeId", message: "They cannot be nominated for this award" },
    ]);
    expect((await nominate(ann, type, ann)).body.details).toMatchObject([{ path: "nomineeId" }]);
    expect((await nominate(ann, type, bob)).status).toBe(204);
    expect(await candidates(ann, type)).toEqual([]);
    expect((await nominate(ann, type, bob)).body.details).toMatchObject([
      { path: "nomineeId", message: "You have already nominated them" },
    ]);
  });

  test("find candidates by name; who was suspended or has left is none", async () => {
    const type = await stages.open();
    expect(await candidates(ann, type, "cle")).toEqual([cleo.id]);
    expect(await candidates(ann, type, "bob")).toEqual([]);
    expect(await candidates(cleo, type, "bob")).toEqual([bob.id]);
    expect(await candidates(ann, type, "%25")).toEqual([]);
    await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${cleo.id}`;
    expect(await candidates(ann, type, "cle")).toEqual([]);
    expect((await nominate(ann, type, cleo)).body.details).toMatchObject([{ path: "nomineeId" }]);
  });

  test.each([
    ["nobody", { message: "Well done" }, "nomineeId", "Nominee is required"],
    ["no reason", { message: "  " }, "message", "Reason is required"],
    [
      "a reason of 1001 characters",
      { message: "x".repeat(1001) },
      "message",
      "Message should not be more than 1000 characters",
    ],
  ])("refuse %s in the words of the form", async (name, over, path, message) => {
    const type = await stages.open();
    const body = { ...(name !== "nobody" && { nomineeId: cleo.id }), ...over };
    const { status, body: refused } = await ann.post(at(type, "/nominations"), body);
    expect([status, refused.details]).toMatchObject([400, [{ path, message }]]);
  });

  test("are limited for each nominator, who sees what is left and whom they nominated", async () => {
    const type = await makeType({ maxNominations: 2 });
    await start(type);
    const mine = async (who: Person) => (await who.get("/awards/awardTypes/my")).body.results;
    await nominate(ann, type, bob, "x".repeat(1000));
    await nominate(ann, type, cleo);
    expect((await nominate(ann, type, admin)).body.msg).toBe("You have no nominations left for this award");
    const [own] = await mine(ann);
    expect(own).toMatchObject({
      id: type.id,
      nominationStatus: "open",
      maxNominations: 2,
      ownNominees: { total: 2, members: [{ id: bob.id }, { id: cleo.id }] },
    });
    expect(own.__permissions__).not.toContain("nominate");
    expect((await nominate(bob, type, cleo)).status).toBe(204);
    await admin.post(at(type, "/end"));
    expect(await mine(ann)).toEqual([]);
  });

  test("are read by who decides alone, with their reasons, and exported", async () => {
    const type = await makeType();
    await start(type);
    // Two people in three teams, one of which is gone: nobody is named from more teams than by people.
    for (const name of ["Mentors", "Harbor"]) await w.team(name, [ann, cleo]);
    const gone = await w.team("Gone", [ann]);
    await w.sql`update teams set archived_at = now() where tenant_id = ${w.tenantId} and id = ${gone.id}`;
    await w.team("Night", [ann]);
    await nominate(ann, type, bob, '=2+2 "quoted"');
    await nominate(cleo, type, bob, "Second");
    await nominate(ann, type, cleo, "Third");
    await w.drain();
    const { body: first } = await admin.get(at(type, "/nominations?pageSize=2"));
    expect(first.results).toMatchObject([
      { nominee: { id: cleo.id }, nominator: { id: ann.id }, message: "Third" },
      { nominee: { id: bob.id }, nominator: { id: cleo.id }, message: "Second" },
    ]);
    const { body: second } = await admin.get(at(type, `/nominations?pageSize=2&cursor=${first.next}`));
    expect([second.results.map(({ message }: Nomination) => message), second.next]).toEqual([['=2+2 "quoted"'], null]);
    const { body: of } = await admin.get(at(type, `/nominations?nomineeId=${bob.id}`));
    expect(of.results.map(({ message }: Nomination) => message)).toEqual(["Second", '=2+2 "quoted"']);
    expect([first.teams, of.teams]).toEqual([null, 2]);
    const { body: nominees } = await admin.get(at(type, "/nominees?pageSize=1"));
    expect(nominees.results).toMatchObject([{ member: { id: bob.id }, count: 2, winner: false }]);
    const { body: rest } = await admin.get(at(type, `/nominees?pageSize=1&cursor=${nominees.next}`));
    expect(rest).toMatchObject({ results: [{ member: { id: cleo.id }, count: 1 }], next: null });
    const csv = String((await admin.get(at(type, "/nominations/export"))).body);
    expect(csv.split("\r\n")[0]).toContain('"Nominee"');
    expect(csv).toContain(`"'=2+2 ""quoted"""`);
    for (const path of ["", "/nominations", "/nominees", "/nominations/export"])
      expect((await ann.get(at(type, path))).status).toBe(403);
    expect(await told(bob)).toEqual(["You were nominated for North star"]);
    expect((await bob.get("/timeline/items")).body.results).toEqual([]);
  });

  test("are finalized once: each winner has an award of their own, paid by the bank", async () => {
    const bankId = await bank(1000);
    const type = await makeType({ points: 300, budgetItemId: bankId, notify: true });
    await start(type);
    await nominate(ann, type, bob);
    await nominate(ann, type, cleo);
    await admin.post(at(type, "/end"));
    const archiveBank = () => admin.post(`/points/pointsBanks/${bankId}/archive`);
    expect((await archiveBank()).status).toBe(409);
    expect((await admin.post(at(type, "/finalize"))).body.msg).toBe("First choose who wins");
    expect((await win(type, ann)).body.details).toMatchObject([{ path: "memberId" }]);
    await win(type, bob);
    expect((await win(type, cleo)).body.stats).toMatchObject({ nominations: 2, nominees: 2, winners: 2 });
    const winners = async () =>
      (await admin.get(at(type, "/nominees?winner=true"))).body.results.map(({ member }: Nominee) => member.id).sort();
    expect(await winners()).toEqual([bob.id, cleo.id].sort());
    const { body: final } = await admin.post(at(type, "/finalize"));
    await w.drain();
    expect(final).toMatchObject({ nominationStatus: "finalized", stats: { sent: 2, recipients: 2, points: 600 } });
    expect((await admin.post(at(type, "/finalize"))).status).toBe(409);
    expect(await holds(bankId)).toBe(400);
    expect(await told(bob)).toContain("You won an award: North star, with 300 points");
    const [award] = (await cleo.get(`/award/awards?recipientIdIn=${cleo.id}`)).body.results;
    expect(award).toMatchObject({
      name: "North star",
      nominationStatus: "finalized",
      messageText: "For work that nobody had to talk about",
      amount: 300,
      sendTo: [{ id: cleo.id }],
    });
    // What is given cannot be given again: its bank is free.
    expect((await archiveBank()).status).toBe(200);
    expect(await w.tenant(async ({ db }) => (await verifyLedger(db)).faults)).toEqual([]);
  });

  test("have every choice of a winner and every export in the log, once and without a reason", async () => {
    const type = await stages.ended();
    for (const chosen of [win, win]) await chosen(type, bob);
    await admin.delete(at(type, "/winners"), { memberId: bob.id });
    await admin.get(at(type, "/nominations/export"));
    await admin.get(at(type, "/recipients/export"));
    expect(await logged(type)).toEqual([
      { action: "awardType.choose", before: null, after: { winners: [bob.id] } },
      { action: "awardType.unchoose", before: { winners: [bob.id] }, after: null },
      { action: "awardType.exportNominations", before: null, after: null },
      { action: "awardType.export", before: null, after: null },
    ]);
  });

  test("pay all winners or none of them", async () => {
    const bankId = await bank(500);
    const type = await makeType({ points: 300, budgetItemId: bankId });
    await start(type);
    await nominate(ann, type, bob);
    await nominate(ann, type, cleo);
    await admin.post(at(type, "/end"));
    await win(type, bob);
    await win(type, cleo);
    const refused = await admin.post(at(type, "/finalize"));
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      "The bank of this award holds 500: it cannot pay all winners, so nobody was paid",
    ]);
    expect([await holds(bankId), (await bob.get("/award/awards")).body.total]).toEqual([500, 0]);
    await admin.delete(at(type, "/winners"), { memberId: cleo.id });
    expect((await admin.post(at(type, "/finalize"))).status).toBe(200);
    expect(await holds(bankId)).toBe(200);
  });

  test("of a copy are a draft without dates", async () => {
    const type = await makeType({ maxNominations: 4, tenantWideCandidates: false, candidates: [bob.id] });
    await start(type);
    const { body: copy } = await admin.post(at(type, "/clone"));
    expect(copy).toMatchObject({
      nominationStatus: "draft",
      nominationStartAt: null,
      nominationEndAt: null,
      maxNominations: 4,
      candidates: [{ id: bob.id }],
    });
  });

  test("of the demo are one that is open, one that a jury judges, and one whose winners are to be chosen", async () => {
    const names = [
      "Lena Fischer",
      "Samuel Osei",
      "Noor Haddad",
      "Hana Kovač",
      "Rosa Quispe",
      "Yuki Sato",
      "Maya Okafor",
    ];
    const members: DemoCtx["members"] = await Promise.all(
      names.map(async (name) => ({ memberId: (await w.person(name)).id, role: "employee" as const, name })),
    );
    await w.tenant(async ({ db, now }) =>
      demoNominations(
        { db, now, members, secret: "", upload: noUpload, tenant: { slug: "acme" } as DemoCtx["tenant"] },
        null,
      ),
    );
    const { results } = (await admin.get("/award/awardTypes?nomination=true")).body;
    expect(results).toMatchObject([
      { name: "First try", nominationStatus: "ended", stats: { nominations: 4, nominees: 3 } },
      { name: "Keystone of the year", nominationStatus: "open", stats: { nominations: 3, nominees: 2 } },
      { name: "North star", nominationStatus: "judging", stats: { nominations: 3, nominees: 3 } },
    ]);
    const { body } = await admin.get(at(results[0], "/nominees"));
    expect(body.results.map(({ count }: Nominee) => count)).toEqual([2, 1, 1]);
  });
});
