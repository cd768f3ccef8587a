import type { Output } from "@plaudit/api/endpoint.ts";
import type { ActionOn } from "@plaudit/api/entities.ts";
import type { BankMoveBody, PointsBank, PointsBankBody, pointsBankEndpoints } from "@plaudit/api/points-bank.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordAudit, recordChange } from "../../audit/index.ts";
import { peopleByIds } from "../../directory/index.ts";
import { insertBank, moveBank, updateBankRows } from "../../points/index.ts";
import { bankPolicy } from "../policy.ts";
import { presentBank } from "../present.ts";
import { type BankRow, bankRow, bankRows, paysAwards, paysGifts, paysIncentives } from "../queries.ts";

type Change = Output<(typeof pointsBankEndpoints)["PATCH /points/pointsBanks/{id}"]["body"]>;
const BANKS_MAX = 50;
const audited = ({ name, ownerIds, alertBelow }: PointsBankBody) => ({ name, ownerIds, alertBelow });

/** A unique index backs the name when two use one at once. */
async function check(ctx: TenantCtx, { name, ownerIds }: PointsBankBody, others: readonly BankRow[]): Promise<void> {
  if (others.some((row) => nameKey(row.name) === nameKey(name))) throw fieldError("name", "taken", "nameTaken");
  const people = await peopleByIds(ctx, ownerIds);
  const unknown = ownerIds.flatMap((id, n) =>
    people.has(id) ? [] : [{ type: "unknown", path: `ownerIds.${n}`, key: "noMember" as const }],
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
}

export async function createBank(ctx: TenantCtx, body: PointsBankBody): Promise<PointsBank> {
  const { db } = ctx;
  const others = await bankRows(db, false);
  if (others.length >= BANKS_MAX) throw new DomainError("Conflict", "bank.tooMany");
  const bank = { ...body, ownerIds: [...new Set(body.ownerIds)] };
  await check(ctx, bank, others);
  const id = await insertBank(ctx, bank);
  await recordChange(ctx, "pointsBank.create", id, null, audited(bank));
  return presentBank(ctx, await bankRow(db, id));
}

async function lockBank(ctx: TenantCtx, id: string, action: ActionOn<"pointsBank">): Promise<BankRow> {
  const row = await bankRow(ctx.db, id, true);
  bankPolicy.require(ctx, action, row);
  return row;
}

export async function updateBank(ctx: TenantCtx, id: string, { version, ...body }: Change): Promise<PointsBank> {
  const { db } = ctx;
  const before = await lockBank(ctx, id, "edit");
  expectVersion(await presentBank(ctx, before), version, "bank.changed");
  const after = {
    name: body.name ?? before.name,
    ownerIds: body.ownerIds ? [...new Set(body.ownerIds)] : before.ownerIds,
    alertBelow: body.alertBelow === undefined ? before.alertBelow : body.alertBelow,
  };
  await check(
    ctx,
    { ...after, ownerIds: body.ownerIds ?? [] },
    (await bankRows(db, false)).filter((row) => row.id !== id),
  );
  if (await recordChange(ctx, "pointsBank.update", id, audited(before), audited(after)))
    await updateBankRows(ctx, id, after);
  return presentBank(ctx, await bankRow(db, id));
}

async function move(ctx: TenantCtx, id: string, action: "deposit" | "withdraw", { amount, note }: BankMoveBody) {
  const { memberId: actorId } = ctx.actor;
  await lockBank(ctx, id, action);
  const { balance } = await moveBank(ctx, {
    bankId: id,
    actorId,
    amount: action === "deposit" ? amount : -amount,
    note,
  });
  const after = { amount, balance, ...(note && { note }) };
  await recordAudit(ctx, {
    action: `pointsBank.${action}`,
    entityType: "pointsBank",
    entityId: id,
    before: null,
    after,
  });
  return presentBank(ctx, await bankRow(ctx.db, id));
}

export const depositInto = (ctx: TenantCtx, id: string, body: BankMoveBody) => move(ctx, id, "deposit", body);
export const withdrawFrom = (ctx: TenantCtx, id: string, body: BankMoveBody) => move(ctx, id, "withdraw", body);

/** What it holds goes back to where it came from. */
export async function archiveBank(ctx: TenantCtx, id: string): Promise<PointsBank> {
  const { db, now } = ctx;
  await lockBank(ctx, id, "archive");
  if (await paysGifts(db, id)) throw new DomainError("Conflict", "bank.inUse");
  if (await paysIncentives(db, id)) throw new DomainError("Conflict", "bank.inIncentives");
  if (await paysAwards(db, id)) throw new DomainError("Conflict", "bank.inAwards");
  const { amount } = await moveBank(ctx, { bankId: id, actorId: ctx.actor.memberId, amount: "all", note: "" });
  await updateBankRows(ctx, id, { alertBelow: null, endedAt: now });
  const after = { archived: true, ...(amount < 0 && { amount: -amount }) };
  await recordAudit(ctx, { action: "pointsBank.archive", entityType: "pointsBank", entityId: id, before: null, after });
  return presentBank(ctx, await bankRow(db, id));
}
