import type { AccountRow, StatementLine } from "@plaudit/api/statement.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { type Person, type World, world } from "../../testing/world.ts";
import { allocatePoints } from "../points/verbs/allocate-points.ts";

let w: World;
let ann: Person;
let bob: Person;
let cyd: Person;
let admin: Person;
beforeEach(async () => {
  w = await world({ features: ["points"] });
  [ann, bob, cyd] = await w.people("Ann", "Bob", "Cyd");
  admin = await w.person("Ada", { role: "admin" });
  await w.allocate(200);
});

/** To whoever has come since. */
const allocate = () => w.tenant(({ db, now }) => allocatePoints(db, { now }));

async function give(from: Person, to: Person[], amount: number, over: object = {}): Promise<string> {
  const sendTo = to.map(({ id }) => ({ id, type: "tenantMember" }));
  const body = { status: "published", message: "Thank you", amount, sendTo, qualityIds: [], tenantWide: true, ...over };
  const answer = await from.post("/recognition/recognitions", body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.id;
}
async function linesOf(who: Person, query = ""): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { status, body } = await who.get(`/points/transactions?pageSize=2${query}${cursor && `&cursor=${cursor}`}`);
    expect([status, body.error]).toEqual([200, undefined]);
    lines.push(...body.results);
    cursor = body.next;
  }
  return lines;
}
const shown = (lines: StatementLine[]) =>
  lines.map(({ type, account, amount, balance }) => `${type} ${account} ${amount} ${balance}`);

describe("a statement", () => {
  test("has each line once, newest first, with its words and the balance after it", async () => {
    const id = await give(ann, [bob, cyd], 10, { message: "For the gloves" });
    await bob.post(`/recognition/recognitions/${id}/endorsements`, { amount: 5 });
    await cyd.post(`/recognition/recognitions/${id}/endorsements`, { amount: 5 });
    await give(bob, [ann], 25);
    const lines = await linesOf(bob);
    expect(shown(lines)).toEqual([
      "recognition allocation -25 175",
      "recognition redeemable 10 10",
      "allocation allocation 200 200",
    ]);
    expect(lines[0]).toMatchObject({ actor: { id: bob.id }, recipients: [{ id: ann.id }], moreRecipients: false });
    expect(lines[1]).toMatchObject({
      actor: { id: ann.id },
      recipients: [],
      about: { words: "For the gloves", resourcePath: `/recognitions/${id}` },
      left: 10,
    });
    const { results } = (await bob.get("/points/accounts/my")).body;
    expect(results.map(({ balance }: { balance: number }) => balance)).toEqual([175, 10]);
  });

  test("shows a reversal with what it takes back", async () => {
    const id = await give(ann, [bob], 30);
    await ann.delete(`/recognition/recognitions/${id}`);
    const [back, came] = await linesOf(bob, "&account=redeemable");
    expect(back).toMatchObject({
      type: "reversal",
      amount: -30,
      balance: 0,
      reverses: { id: came?.transactionId, type: "recognition" },
    });
    expect(came).toMatchObject({ amount: 30, reversed: true, left: 0, about: null });
  });

  test("names who took points back to administrators and to whoever did it themselves", async () => {
    const [byModerator, byAuthor] = [await give(ann, [bob], 30), await give(ann, [bob], 7)];
    await admin.delete(`/recognition/recognitions/${byModerator}`);
    await ann.delete(`/recognition/recognitions/${byAuthor}`);
    const who = async (reader: Person, owner: Person) =>
      (await linesOf(reader, `&typeIn=reversal&ownerId=${owner.id}`)).map(({ actor }) => actor?.id ?? null);
    expect(await who(bob, bob)).toEqual([null, null]);
    expect(await who(ann, ann)).toEqual([ann.id, null]);
    expect(await who(admin, ann)).toEqual([ann.id, admin.id]);
    const exported = async (reader: Person, owner: Person) =>
      (await reader.get(`/points/transactions/export?ownerId=${owner.id}&typeIn=reversal`)).body as string;
    for (const one of [ann, bob]) expect(await exported(one, one)).not.toContain("Ada Test");
    expect(await exported(admin, bob)).toContain('"Reversal","Ada Test",-30');
  });

  test("is narrowed by account, kind and time", async () => {
    await give(ann, [bob], 10);
    await give(bob, [cyd], 5);
    expect(shown(await linesOf(bob, "&account=redeemable"))).toEqual(["recognition redeemable 10 10"]);
    expect(shown(await linesOf(bob, "&typeIn=allocation,gift"))).toEqual(["allocation allocation 200 200"]);
    expect(await linesOf(bob, "&to=2020-01-01T00:00:00Z")).toEqual([]);
    expect(await linesOf(bob, "&from=2020-01-01T00:00:00Z")).toHaveLength(3);
    for (const query of ["cursor=1", "cursor=-1.2", "typeIn=theft", "account=fund", "from=yesterday"])
      expect((await bob.get(`/points/transactions?${query}`)).status).toBe(400);
  });

  test("is narrowed to the same lines that a reader would pick, though transactions ended in another order than they began", async () => {
    const COUNT = 60;
    const HOUR_MS = 3_600_000;
    const first = Date.parse("2026-03-01T00:00:00Z");
    const made = Array.from({ length: COUNT }, (_, n) => ({
      version: n + 1,
      at: first + (n * 7 + ((n * 5) % 19)) * HOUR_MS,
      type: n % 11 === 3 ? "gift" : n % 4 === 1 ? "endorsement" : "recognition",
    }));
    const column = <K extends keyof (typeof made)[number]>(key: K) => made.map((one) => one[key]);
    await w.sql`with made as (
        select gen_random_uuid() as id, version, at, type from unnest(${column("version")}::int[],
          ${made.map(({ at }) => new Date(at).toISOString())}::timestamptz[], ${column("type")}::text[]) x(version, at, type)),
      transactions as (
        insert into points_transactions (tenant_id, id, type, reference_type, reference_id, created_at)
        select ${w.tenantId}, id, type, 'test', id, at from made),
      held as (
        update points_accounts set version = ${COUNT} where tenant_id = ${w.tenantId} and owner_id = ${bob.id} and type = 'redeemable')
      insert into points_entries (tenant_id, account_id, account_version, transaction_id, type, amount, balance_after, created_at)
      select ${w.tenantId}, md5(owner || '/redeemable/')::uuid, version + begins, id, type, amount, 1, at
      from made, (values (${bob.id}, 0, 1), (${ann.id}, 1000, -1)) side(owner, begins, amount)`;
    const day = (n: number) => first + n * 24 * HOUR_MS;
    const [hour, half] = [first + 30 * HOUR_MS, first + 90.5 * HOUR_MS];
    const spans = [
      [day(3), day(5)],
      [day(-400), day(2)],
      [day(12), day(400)],
      [day(-9), day(-8)],
      [day(80), day(90)],
      [hour, hour],
      [hour, half],
      [day(-9), day(90)],
    ] as const;
    const kinds = [["gift"], ["recognition", "gift"], ["endorsement", "gift", "award"], ["recognition"], []];
    for (const [from, to] of spans)
      for (const kind of kinds) {
        const picked = made
          .filter(({ at, type }) => at >= from && at < to && (kind.length === 0 || kind.includes(type)))
          .map(({ at, type }) => `${new Date(at).toISOString()} ${type}`);
        const query = `&account=redeemable&from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
        const lines = await linesOf(bob, `${query}${kind.length > 0 ? `&typeIn=${kind.join(",")}` : ""}`);
        expect([query, kind, lines.map(({ createdAt, type }) => `${createdAt} ${type}`)]).toEqual([
          query,
          kind,
          picked.toReversed(),
        ]);
      }
  });

  test("is read by its owner and by administrators alone", async () => {
    await give(ann, [bob], 10);
    expect((await ann.get(`/points/transactions?ownerId=${bob.id}`)).status).toBe(403);
    expect((await ann.get(`/points/transactions/export?ownerId=${bob.id}`)).status).toBe(403);
    expect(shown(await linesOf(admin, `&ownerId=${bob.id}&account=redeemable`))).toEqual([
      "recognition redeemable 10 10",
    ]);
    const stranger = await (await world()).person("Eve", { role: "admin" });
    expect((await stranger.get(`/points/transactions?ownerId=${bob.id}`)).status).toBe(404);
  });

  test("keeps the words of what its reader may not see", async () => {
    await give(ann, [bob], 10, { tenantWide: false, message: "Between us" });
    const [own] = await linesOf(bob);
    const [seen] = await linesOf(admin, `&ownerId=${bob.id}`);
    expect([own?.about?.words, seen?.about, seen?.amount]).toEqual(["Between us", null, 10]);
  });

  test("leaves a tenant without points empty", async () => {
    const without = await (await world({ features: [] })).person("Dan");
    expect((await without.get("/points/transactions")).body).toEqual({ results: [], next: null });
  });

  test("is exported line by line, with nothing that a spreadsheet would run", async () => {
    const eve = await w.person("=Eve()");
    await allocate();
    await give(ann, [bob], 10);
    await give(eve, [bob], 7);
    const { status, body } = await bob.get("/points/transactions/export?account=redeemable");
    const [head, ...rows] = (body as string).replace("\ufeff", "").trim().split("\r\n");
    expect([status, head]).toEqual([200, '"Date","Account","Kind","From","Amount","Balance","Lapses on"']);
    expect(rows.map((row) => row.replace(/^[^,]+,/, ""))).toEqual([
      `"To spend","Recognition","'=Eve() Test",7,17,`,
      '"To spend","Recognition","Ann Test",10,10,',
    ]);
    const given = await admin.get(`/points/transactions/export?ownerId=${ann.id}&account=allocation`);
    expect(given.body).toContain('"To give","Recognition",,-10,190,');
  });
});

test("a statement that an administrator exports is recorded with its filter, one's own is not", async () => {
  const path = `/points/transactions/export?account=redeemable&typeIn=gift,reversal&from=2026-01-01T00:00:00.000Z`;
  await bob.get(path);
  await admin.get(`${path}&ownerId=${admin.id}`);
  await ann.get(`${path}&ownerId=${bob.id}`);
  await admin.get(`${path}&ownerId=${bob.id}`);
  const { body } = await admin.get("/audit/events?actionIn=pointsAccount.exportStatement");
  expect(body.results).toMatchObject([
    {
      sentence: "{{actor}} exported the statement of {{name}}",
      actor: { id: admin.id },
      entityId: bob.id,
      after: { account: "redeemable", kind: ["gift", "reversal"], from: "2026-01-01T00:00:00.000Z" },
    },
  ]);
});

describe("what lapses", () => {
  test("is told by month, in the reader's zone, with what never does", async () => {
    const lots = [
      ["2027-01-31T22:00:00Z", 5],
      ["2027-01-10T00:00:00Z", 7],
      ["2027-03-01T00:00:00Z", 9],
      [null, 4],
      ["2020-01-01T00:00:00Z", 8],
    ];
    for (const [at, left] of lots)
      await w.sql`insert into points_lots (tenant_id, account_id, transaction_id, amount, remaining, expires_at)
        select ${bob.tenant.id}, a.id, gen_random_uuid(), ${left}, ${left}, ${at} from points_accounts a
        where a.tenant_id = ${bob.tenant.id} and a.owner_id = ${bob.id} and a.type = 'redeemable'`;
    const told = [
      { at: "2027-01-31T22:00:00.000Z", points: 12 },
      { at: "2027-03-01T00:00:00.000Z", points: 9 },
    ];
    expect((await bob.get("/points/lapses")).body).toEqual({ results: told, kept: 4 });
    await w.sql`update tenant_members set timezone = 'Asia/Tokyo' where tenant_id = ${bob.tenant.id} and id = ${bob.id}`;
    expect((await bob.get("/points/lapses")).body.results.map(({ points }: { points: number }) => points)).toEqual([
      7, 5, 9,
    ]);
    expect((await ann.get(`/points/lapses?ownerId=${bob.id}`)).status).toBe(403);
  });
});

describe("the recipients of a transaction", () => {
  test("are known to who gave and to administrators, page by page", async () => {
    const others = [bob, cyd, ...(await w.people("Dan", "Eve", "Fay"))];
    await give(ann, others, 5);
    const [line] = await linesOf(ann, "&typeIn=recognition");
    expect([line?.recipients.length, line?.moreRecipients, line?.__permissions__]).toEqual([3, true, ["view"]]);
    const found: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const more = cursor && `&cursor=${cursor}`;
      const { body } = await ann.get(
        `/points/transactionRecipients?transactionId=${line?.transactionId}&pageSize=2${more}`,
      );
      found.push(
        ...body.results.map(
          ({ member, amount }: { member: { id: string }; amount: number }) => `${member.id} ${amount}`,
        ),
      );
      cursor = body.next;
    }
    expect(found.toSorted()).toEqual(others.map(({ id }) => `${id} 5`).toSorted());
    const address = `/points/transactionRecipients?transactionId=${line?.transactionId}`;
    expect([(await bob.get(address)).status, (await admin.get(address)).status]).toEqual([404, 200]);
  });

  test("stay unknown to who added points to what others received", async () => {
    const id = await give(ann, [bob, cyd], 5);
    const dan = await w.person("Dan");
    await allocate();
    expect((await dan.post(`/recognition/recognitions/${id}/endorsements`, { amount: 2 })).status).toBe(200);
    const [line] = await linesOf(dan, "&typeIn=endorsement");
    expect([line?.amount, line?.recipients, line?.__permissions__]).toEqual([-4, [], []]);
    expect((await dan.get(`/points/transactionRecipients?transactionId=${line?.transactionId}`)).status).toBe(404);
  });
});

describe("everybody's accounts", () => {
  async function rows(query: string): Promise<AccountRow[]> {
    const found: AccountRow[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { status, body } = await admin.get(
        `/points/accounts/redeemable?pageSize=2&${query}${cursor && `&cursor=${cursor}`}`,
      );
      expect([status, body.error]).toEqual([200, undefined]);
      found.push(...body.results);
      cursor = body.next;
    }
    return found;
  }
  const names = async (query: string) => (await rows(query)).map(({ firstName, spend }) => `${firstName} ${spend}`);

  test("are sorted either way, each once over all pages", async () => {
    await give(ann, [bob], 30);
    await give(bob, [cyd], 20);
    expect(await names("sorting=-spend")).toEqual(["Bob 30", "Cyd 20", expect.any(String), expect.any(String)]);
    expect(await names("sorting=name")).toEqual(["Ada 0", "Ann 0", "Bob 30", "Cyd 20"]);
    expect((await names("sorting=-name")).at(0)).toBe("Cyd 20");
    expect((await rows("sorting=give")).map(({ give }) => give)).toEqual([170, 180, 200, 200]);
    const [first] = await rows("sorting=-spend");
    expect(first).toMatchObject({ id: bob.id, received: 30, lapsing: 0, lockedAt: null, movedAt: expect.any(String) });
    for (const cursor of ["zzz", Buffer.from('["a","b"]').toString("base64url")])
      expect((await admin.get(`/points/accounts/redeemable?cursor=${cursor}`)).status).toBe(400);
  });

  test("are narrowed, and their sums with them", async () => {
    await give(ann, [bob, cyd], 30);
    const { id } = await w.team("Docks", [cyd, admin]);
    expect(await names("search=bo")).toEqual(["Bob 30"]);
    expect(await names(`teamIdIn=${id}&sorting=-spend`)).toEqual(["Cyd 30", "Ada 0"]);
    expect(await names("least=1&sorting=name")).toEqual(["Bob 30", "Cyd 30"]);
    expect(await names("most=0&sorting=name")).toEqual(["Ada 0", "Ann 0"]);
    expect(await names("least=30&most=30&sorting=name")).toEqual(["Bob 30", "Cyd 30"]);
    expect(await names("locked=true")).toEqual([]);
    const sum = async (query: string) => (await admin.get(`/points/accounts/redeemable/total?${query}`)).body;
    expect(await sum("")).toEqual({ members: 4, give: 740, spend: 60 });
    expect(await sum("search=cyd")).toEqual({ members: 1, give: 200, spend: 30 });
  });

  test("hold those who have left as long as something is owed to them", async () => {
    await give(ann, [bob], 30);
    await w.sql`update tenant_members set status = 'archived' where tenant_id = ${bob.tenant.id} and id in (${bob.id}, ${cyd.id})`;
    await w.sql`update points_accounts set balance = 0 where tenant_id = ${cyd.tenant.id} and owner_id = ${cyd.id}`;
    expect((await rows("sorting=name")).map(({ firstName, archived }) => [firstName, archived])).toEqual([
      ["Ada", false],
      ["Ann", false],
      ["Bob", true],
    ]);
  });

  test("are exported, and that is recorded", async () => {
    await give(ann, [bob], 30);
    const { body } = await admin.get("/points/accounts/redeemable/export?least=1&locked=false");
    expect((body as string).trim().split("\r\n").slice(1)).toEqual([`"Bob","Test","${bob.email}",,,200,30,`]);
    const [event] = await w.sql`select action, after from audit_events
      where tenant_id = ${admin.tenant.id} and action = 'pointsAccount.export'`;
    expect(event).toEqual({
      action: "pointsAccount.export",
      after: { members: 1, give: 200, spend: 30, locked: false, least: 1 },
    });
    expect((await ann.get("/points/accounts/redeemable/export")).status).toBe(403);
  });
});
