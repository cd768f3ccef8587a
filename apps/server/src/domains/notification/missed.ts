import { type LiveEvent, liveTypes } from "@plaudit/api/live-events.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { movedSince } from "../points/index.ts";
import { publishedSince } from "../timeline/index.ts";
import { notifiedSince } from "./queries.ts";

/** A row bears the time at which its transaction started, and can be read only after its end. */
const LONGEST_TRANSACTION_MS = 60_000;

/** The kinds of events since an instant that a member may have missed. */
export async function missedSince(db: TenantDb, memberId: string, since: string): Promise<LiveEvent["type"][]> {
  const after = new Date(Date.parse(since) - LONGEST_TRANSACTION_MS);
  const [notification, timeline, points] = await Promise.all([
    notifiedSince(db, memberId, after),
    publishedSince(db, after),
    movedSince(db, memberId, after),
  ]);
  const missed = { notification, timeline, points };
  return liveTypes.filter((type) => missed[type]);
}
