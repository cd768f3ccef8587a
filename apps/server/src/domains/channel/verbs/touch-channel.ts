import { sql } from "drizzle-orm";
import type { TvCtx } from "../../../context.ts";

/** A screen was seen; written once a minute at most. */
export async function touchChannel({ db, now }: TvCtx, id: string): Promise<void> {
  db.write(sql`
    update tv_channels set last_seen_at = ${now}
    where tenant_id = ${db.tenantId} and id = ${id}
      and (last_seen_at is null or last_seen_at < ${now}::timestamptz - interval '1 minute')`);
}
