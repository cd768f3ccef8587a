import { newId } from "../../../db/id.ts";
import { byId, counted } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { nameKey } from "../../../name-key.ts";
import { EVERYONE } from "../budget-settings.ts";
import { pointsBanks, pointsBudgetItems } from "../budget-tables.ts";
import { isoDate } from "../rules/periods.ts";
import { lockAccounts } from "./lock-accounts.ts";
import { bankAccount, noteLevel, openBank } from "./move-bank.ts";

interface Bank {
  name: string;
  ownerIds: string[];
  alertBelow: number | null;
}
interface Ctx {
  db: TenantDb;
  now: Date;
}

/** An empty bank: a budget item that hands out nothing by itself. One with a threshold is low from the beginning, and nobody is alerted. */
export async function insertBank({ db, now }: Ctx, { name, ownerIds, alertBelow }: Bank): Promise<string> {
  const { tenantId } = db;
  const id = newId();
  const rule = { source: "pointsBank", audience: EVERYONE, amount: 0, period: "month" } as const;
  const item = { ...rule, tenantId, id, name, nameKey: nameKey(name), startsOn: isoDate(now, "UTC"), createdAt: now };
  await db.orm.insert(pointsBudgetItems).values(item);
  db.write(
    db.orm.insert(pointsBanks).values({ tenantId, id, ownerIds, alertBelow, lowSince: alertBelow ? now : null }),
  );
  openBank(db, id);
  return id;
}

/** Changes what is not money. Whether it is low follows; nobody is alerted to a threshold that was moved. */
export async function updateBankRows(
  { db, now }: Ctx,
  id: string,
  { name, endedAt, ...bank }: Partial<Bank> & { endedAt?: Date },
): Promise<void> {
  const accounts = await lockAccounts(db, [bankAccount(id)]);
  await db.orm
    .update(pointsBudgetItems)
    .set({
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      ...(endedAt && { endedAt }),
      version: counted(pointsBudgetItems.version),
    })
    .where(byId(db, pointsBudgetItems, id));
  await db.orm
    .update(pointsBanks)
    .set(bank)
    .where(byId(db, pointsBanks, id));
  await noteLevel(db, id, accounts.get(bankAccount(id))?.balance ?? 0, now);
}
