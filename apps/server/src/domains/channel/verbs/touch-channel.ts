import { isNull, lt, or } from "drizzle-orm";
import type { TvCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { tvChannels } from "../tables.ts";

/** A screen was seen; written once a minute at most. */
export async function touchChannel({ db, now }: TvCtx, id: string): Promise<void> {
  const { lastSeenAt } = tvChannels;
  const unseen = or(isNull(lastSeenAt), lt(lastSeenAt, new Date(now.getTime() - 60_000)));
  db.write(
    db.orm
      .update(tvChannels)
      .set({ lastSeenAt: now })
      .where(byId(db, tvChannels, id, unseen)),
  );
}
