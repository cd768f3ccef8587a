import type { TvCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { tvChannels } from "../tables.ts";

const SEEN_MS = 60_000;
export const AWAY_MS = 3_600_000;

/** From when on its screens count as gone. */
export const awayFrom = (lastSeenAt: Date): Date => new Date(lastSeenAt.getTime() + AWAY_MS);

/** Looks for the channel's screens then, in place of the instant that was set before. Does not wait for the statement. */
export function lookForScreen(db: TenantDb, channelId: string, lastSeenAt: Date): void {
  db.write({
    name: "channel_away",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, 'channel.away', $3, $4)
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, channelId, JSON.stringify({ channelId }), awayFrom(lastSeenAt)],
  });
}

/** A screen was seen; written once a minute at most. */
export function touchChannel({ db, now, channel }: TvCtx): void {
  const { id, lastSeenAt } = channel;
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < SEEN_MS) return;
  db.write(
    db.orm
      .update(tvChannels)
      .set({ lastSeenAt: now })
      .where(byId(db, tvChannels, id)),
  );
  lookForScreen(db, id, now);
}
