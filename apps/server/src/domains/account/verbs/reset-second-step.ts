import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError } from "../../../error.ts";

export async function memberHasSecondStep({ db }: Pick<TenantCtx, "db">, memberId: string): Promise<boolean> {
  const [row] = await db.rows<{ has: boolean }>(sql`select app.has_second_step(${memberId}) as has`);
  return row?.has ?? false;
}

/** Removes a member's second step and revokes all their sessions. False if there is none. */
export async function resetSecondStep(ctx: TenantCtx, memberId: string): Promise<boolean> {
  const { db, enqueue } = ctx;
  const [row] = await db.rows<{ done: "reset" | "none" | "shared" }>(
    sql`select app.reset_second_step(${memberId}) as done`,
  );
  if (row?.done === "shared") throw new DomainError("Conflict", "security.shared");
  if (row?.done !== "reset") return false;
  await enqueue("identity.mail-sign-in-change", {
    tenantId: db.tenantId,
    memberId,
    change: "reset",
    changeId: newId(),
  });
  return true;
}
