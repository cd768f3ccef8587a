import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import { accountId } from "../rules/account-id.ts";
import { contraAccount } from "./contra-account.ts";
import { lockAccounts } from "./lock-accounts.ts";
import { scheduleGifts } from "./schedule-points.ts";
import { transferPoints } from "./transfer-points.ts";

/** A bank holds its points here. */
export const bankAccount = (bankId: string): string => accountId(bankId, "fund");

/** Makes a new bank's account: empty, and never below zero. */
export function openBank(db: TenantDb, bankId: string): void {
  db.write({
    name: "points_bank_account",
    text: `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
      values ($1, $2, 'fund', $3, '', 0, 0, 0)`,
    values: [db.tenantId, bankAccount(bankId), bankId],
  });
}

/** Whether a bank is low now, noted under its account's lock. True for who has just brought it below its threshold. */
export async function noteLevel(db: TenantDb, bankId: string, balance: number, now: Date): Promise<boolean> {
  const [turned] = await db.query<{ low: boolean }>({
    name: "points_bank_level",
    text: `update points_banks set low_since = case when coalesce($3 < alert_below, false) then $4::timestamptz end
      where tenant_id = $1 and id = $2 and (low_since is not null) <> coalesce($3 < alert_below, false)
      returning low_since is not null as low`,
    values: [db.tenantId, bankId, balance, now],
  });
  return turned?.low ?? false;
}

interface BankMove {
  bankId: string;
  actorId: string;
  /** What the bank gains; "all" takes out whatever it holds. */
  amount: number | "all";
  note: string;
}
interface Ctx {
  db: TenantDb;
  now: Date;
}

/** Books a deposit or a withdrawal against the tenant's issuance. Returns what was moved, what the bank holds then, and whether this made it low. */
export async function bookBank({ db, now }: Ctx, { bankId, actorId, note, ...move }: BankMove) {
  const bank = bankAccount(bankId);
  const issuance = contraAccount(db, "issuance");
  const accounts = await lockAccounts(db, [bank, issuance]);
  const held = accounts.get(bank)?.balance ?? 0;
  const amount = move.amount === "all" ? -held : move.amount;
  if (held + amount < 0) throw fieldError("amount", "range", "bank.short", { most: held });
  const id = newId();
  transferPoints(db, {
    id,
    type: amount > 0 ? "deposit" : "adjustment",
    reference: { type: "budgetItem", id: bankId },
    actorId,
    note: note || undefined,
    at: now,
    accounts,
    movements: [
      { accountId: bank, amount },
      { accountId: issuance, amount: -amount },
    ],
    spent: [],
    expiresAt: () => null,
  });
  const balance = held + amount;
  // Gifts may wait for it.
  if (amount > 0) scheduleGifts(db, "now");
  // Emptying it on purpose is nothing to be told of.
  const low = move.amount !== "all" && (await noteLevel(db, bankId, balance, now));
  return { amount, balance, low };
}

/** The same, and the bank's owners are told where it made it low. */
export async function moveBank({ enqueue, ...ctx }: Ctx & { enqueue: Enqueue }, move: BankMove) {
  const moved = await bookBank(ctx, move);
  if (moved.low) await enqueue("bank.low", { tenantId: ctx.db.tenantId, bankId: move.bankId });
  return moved;
}
