import type { ErrorDetail } from "../../../error.ts";

interface Times {
  publishAt: Date | null;
  archiveAt: Date | null;
  /** It is to be published at `publishAt`, and not at once. */
  scheduled: boolean;
  now: Date;
}

/** What is wrong with the times that an announcement is given. */
export function timeFaults({ publishAt, archiveAt, scheduled, now }: Times): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  if (scheduled && (!publishAt || publishAt <= now))
    faults.push({ type: "future", path: "publishAt", key: "announcement.publishAtPast" });
  const from = scheduled && publishAt && publishAt > now ? publishAt : now;
  if (archiveAt && archiveAt <= from)
    faults.push({ type: "future", path: "archiveAt", key: "announcement.archiveAtEarly" });
  return faults;
}
