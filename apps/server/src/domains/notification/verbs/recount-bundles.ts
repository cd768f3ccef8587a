import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import type { NotificationParams } from "../kinds.ts";

interface Bundle {
  memberId: string;
  /** What is left of it; null where nothing is. */
  left: { params: NotificationParams; fromMemberId: string } | null;
}

/** When each of these members deleted the bundle last. What happened before is not counted again. */
export async function bundleDismissals(
  { db }: Pick<WorkerCtx, "db">,
  sourceKey: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.rows<{ memberId: string; at: Date }>(sql`
    select member_id as "memberId", dismissed_at as at from notifications
    where tenant_id = ${db.tenantId} and source_key = ${sourceKey} and dismissed_at is not null
      and member_id = any(${sql.param([...memberIds])}::uuid[])`);
  return new Map(rows.map(({ memberId, at }) => [memberId, at]));
}

/** After something of a bundle was withdrawn: it is neither unread nor first again, and removed where nothing is left of it. */
export async function recountBundles(
  { db, publish }: WorkerCtx,
  sourceKey: string,
  bundles: readonly Bundle[],
): Promise<void> {
  const changed = await Promise.all(
    bundles.map(({ memberId, left }) => {
      const one = sql`tenant_id = ${db.tenantId} and member_id = ${memberId} and source_key = ${sourceKey}
        and (dismissed_at is null or dismissed_at < created_at)`;
      return db.rows<{ memberId: string }>(
        left
          ? sql`update notifications set params = ${JSON.stringify(left.params)}::jsonb, from_member_id = ${left.fromMemberId}
              where ${one} returning member_id as "memberId"`
          : sql`delete from notifications where ${one} returning member_id as "memberId"`,
      );
    }),
  );
  const memberIds = changed.flat().map(({ memberId }) => memberId);
  if (memberIds.length > 0) await publish({ type: "notification", memberIds });
}
