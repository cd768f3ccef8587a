import type { AwardType } from "@plaudit/api/award-type.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { type Person, world } from "../../testing/world.ts";
import { given, typeOf } from "./test-sample.ts";

let admin: Person;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  const w = await world();
  admin = await w.person("Ada", { role: "admin" });
  [ann, bob] = await w.people("Ann", "Bob");
});

const at = (type: AwardType, path = "") => `/award/awardTypes/${type.id}${path}`;
const read = async (type: AwardType): Promise<AwardType> => (await admin.get(at(type))).body;
const change = async (type: AwardType, part: object) =>
  admin.patch(at(type), { ...part, version: (await read(type)).version });
const send = (type: AwardType) => ann.post("/award/awards", { awardTypeId: type.id, ...given(bob) });
const endAt = () => new Date(Date.now() + 86_400_000).toISOString();

const stages = {
  async "never sent"(): Promise<AwardType> {
    return (await admin.post("/award/awardTypes", typeOf("Quiet excellence"))).body;
  },
  async sent() {
    const type = await stages["never sent"]();
    await send(type);
    return type;
  },
  async archived() {
    const type = await stages.sent();
    await change(type, { archived: true });
    return type;
  },
  async "archived, never sent"() {
    const type = await stages["never sent"]();
    await change(type, { archived: true });
    return type;
  },
  async "brought back"() {
    const type = await stages.archived();
    await change(type, { archived: false });
    return type;
  },
};
type Stage = keyof typeof stages;
const calls = {
  send,
  edit: (type: AwardType) => change(type, { description: "Nobody had to talk about it." }),
  archive: (type: AwardType) => change(type, { archived: true }),
  "bring back": (type: AwardType) => change(type, { archived: false }),
  clone: (type: AwardType) => admin.post(at(type, "/clone")),
  delete: (type: AwardType) => admin.delete(at(type)),
  start: (type: AwardType) => admin.post(at(type, "/start"), { endAt: endAt() }),
  end: (type: AwardType) => admin.post(at(type, "/end")),
  extend: (type: AwardType) => admin.post(at(type, "/extend"), { endAt: endAt() }),
  nominate: (type: AwardType) => ann.post(at(type, "/nominations"), { nomineeId: bob.id, message: "Why" }),
  "choose a winner": (type: AwardType) => admin.post(at(type, "/winners"), { memberId: bob.id }),
  finalize: (type: AwardType) => admin.post(at(type, "/finalize")),
};
type Call = keyof typeof calls;
const inUse: readonly Call[] = ["send", "edit", "archive", "bring back", "clone"];
const works: Record<Stage, readonly Call[]> = {
  "never sent": [...inUse, "delete"],
  sent: inUse,
  archived: ["bring back", "clone"],
  "archived, never sent": ["bring back", "clone", "delete"],
  "brought back": inUse,
};
const table = (Object.keys(stages) as Stage[]).flatMap((stage) =>
  (Object.keys(calls) as Call[]).map((call) => ({ stage, call, does: works[stage].includes(call) })),
);

describe("every call on an award that is sent, in every state", () => {
  test.each(table.filter(({ does }) => does))("$stage: $call is done", async ({ stage, call }) => {
    expect([200, 204]).toContain((await calls[call](await stages[stage]())).status);
  });

  test.each(table.filter(({ does }) => !does))(
    "$stage: $call is refused, and changes nothing",
    async ({ stage, call }) => {
      const type = await stages[stage]();
      const before = await read(type);
      // Who may not nominate for it learns nothing of it.
      expect(call === "nominate" ? [404] : [409]).toContain((await calls[call](type)).status);
      expect(await read(type)).toEqual(before);
    },
  );

  test.each(["edit", "archive", "clone", "delete", "start", "finalize"] as const)(
    "only who manages awards may %s",
    async (call) => {
      const type = await stages["never sent"]();
      const manager = admin;
      // Its version is nobody's to read either.
      const others = { ...bob, get: manager.get } as Person;
      admin = others;
      const { status } = await calls[call](type);
      admin = manager;
      expect(status).toBe(403);
    },
  );
});
