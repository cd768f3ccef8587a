import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

/** Whether their account belongs to another tenant as well. */
export async function belongsElsewhere({ db }: { db: TenantDb }, memberId: string): Promise<boolean> {
  const [row] = await db.rows<{ elsewhere: boolean }>(sql`select app.belongs_elsewhere(${memberId}) as elsewhere`);
  return row?.elsewhere ?? false;
}

/** How an erased member signed in: all of it, or of an account that another tenant has too what is of this one. */
export async function eraseAccount({ db }: { db: TenantDb }, memberId: string): Promise<void> {
  await db.rows(sql`select app.erase_account(${memberId})`);
}
