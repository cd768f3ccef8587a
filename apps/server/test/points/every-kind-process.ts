/** A process of the race of every kind of transaction: prints what it has done, and ends in the middle of one where it is told to. */
import { pino } from "pino";
import type { TenantCtx } from "../../src/context.ts";
import { createDatabase } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import { sqlState } from "../../src/db/sql-state.ts";
import type { TenantDb } from "../../src/db/tenant-db.ts";
import {
  bookBank,
  grantPoints,
  holdMemberAccounts,
  lockTransaction,
  payGifts,
  reversePoints,
  setLocked,
} from "../../src/domains/points/index.ts";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { expirePoints } from "../../src/domains/points/verbs/expire-points.ts";
import { deleteRecognition } from "../../src/domains/recognition/verbs/delete-recognition.ts";
import { endorseRecognition } from "../../src/domains/recognition/verbs/endorse-recognition.ts";
import { sendRecognition } from "../../src/domains/recognition/verbs/send-recognition.ts";
import { DomainError } from "../../src/error.ts";
import { ctxOf } from "./people.ts";

export interface Race {
  tenantId: string;
  memberIds: string[];
  teamId: string;
  bankId: string;
  /** When the clock of the race stood where; it runs this many times as fast as ours. */
  clock: { real: number; at: number; speed: number };
  rounds: number;
  /** Kills itself with so many transactions open by then. */
  dieAt: number;
}

const [url = "", secret = "", json = "{}"] = process.argv.slice(2);
const { tenantId, memberIds, teamId, bankId, clock, rounds, dieAt } = JSON.parse(json) as Race;
const backend = openPostgres({ url, secret, poolSize: 8, log: pino({ level: "silent" }) });
const database = createDatabase({
  backend,
  tenantUrl: ({ slug }) => `http://${slug}.localhost`,
  clock: () => new Date(clock.at + (Date.now() - clock.real) * clock.speed),
});
const below = (most: number) => Math.floor(Math.random() * most);
const any = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const others = (id: string) => memberIds.filter((one) => one !== id);

async function anyOf(db: TenantDb, text: string): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>({ text: `${text} order by random() limit 1`, values: [db.tenantId] });
  return rows[0]?.id;
}
const aRecognition = (db: TenantDb) =>
  anyOf(db, "select id from recognitions where tenant_id = $1 and deleted_at is null");

type Work = (ctx: TenantCtx) => Promise<unknown>;
const kinds: Record<string, Work> = {
  send: (ctx) => {
    const { memberId } = ctx.actor;
    const team = { type: "team" as const, id: teamId };
    const sendTo = below(5) === 0 ? [team] : [{ type: "tenantMember" as const, id: any(others(memberId)) }];
    const body = { status: "published" as const, message: "Thank you", amount: 1 + below(60), sendTo, qualityIds: [] };
    return sendRecognition(ctx, { ...body, tenantWide: true, ignoreExceptions: true });
  },
  endorsement: async (ctx) => {
    const id = await aRecognition(ctx.db);
    if (id) await endorseRecognition(ctx, id, 1 + below(10));
  },
  deletion: async (ctx) => {
    const id = await aRecognition(ctx.db);
    if (id) await deleteRecognition(ctx, id);
  },
  "gift by hand": async ({ db, now, actor }) => {
    const memberId = any(memberIds);
    await holdMemberAccounts(db, memberId);
    await grantPoints(db, {
      memberId,
      amount: 1 + below(100),
      actorId: actor.memberId,
      now,
      zone: "UTC",
      note: "Well done",
    });
  },
  "gifts by a rule": ({ db, now }) => {
    const occasion = Math.floor(now.getTime() / (10 * 86_400_000));
    const gift = { ruleId: bankId, bankId, source: "birthday" as const, occasion, amount: 30, zone: "UTC" };
    return payGifts(db, { due: memberIds.map((memberId) => ({ ...gift, memberId })), now, expiry: "month" });
  },
  reversal: async ({ db, now, actor }) => {
    const id = await anyOf(
      db,
      "select id from points_transactions where tenant_id = $1 and type in ('gift', 'endorsement', 'birthday')",
    );
    if (!id) return;
    await lockTransaction(db, id);
    await reversePoints(db, { transactionIds: [id], actorId: actor.memberId, now, note: "By mistake" });
  },
  deposit: ({ db, now, actor }) =>
    bookBank({ db, now }, { bankId, actorId: actor.memberId, amount: 1 + below(400), note: "" }),
  withdrawal: ({ db, now, actor }) =>
    bookBank(
      { db, now },
      { bankId, actorId: actor.memberId, amount: below(4) === 0 ? "all" : -below(300) - 1, note: "" },
    ),
  allocation: ({ db, now }) => allocatePoints(db, { now, size: 5 }),
  expiry: ({ db, now }) => expirePoints(db, now, { size: 5 }),
  lock: async ({ db, now, actor }) => {
    const memberId = any(memberIds);
    await holdMemberAccounts(db, memberId);
    setLocked(db, memberId, below(4) === 0 ? { at: now, reason: "Asked for", by: actor.memberId } : null);
  },
};

let open = 0;
async function once(kind: string, work: Work): Promise<void> {
  try {
    await database.withTenant(tenantId, async (db, { now }) => {
      await work(ctxOf(db, now, any(memberIds)));
      open += 1;
      if (open === dieAt) process.kill(process.pid, "SIGKILL");
    });
    process.stdout.write(`${kind}\n`);
  } catch (error) {
    // A machine that is very busy refuses who has waited for too long: that must leave nothing behind either.
    if (!(error instanceof DomainError) && sqlState(error) !== "55P03") throw error;
  }
}

async function worker(): Promise<void> {
  const all = Object.entries(kinds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, work] of all.toSorted(() => Math.random() - 0.5)) await once(kind, work);
    await once("send", kinds.send as Work);
  }
}
await Promise.all(Array.from({ length: 4 }, worker));
await backend.close();
