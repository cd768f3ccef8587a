import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import type { AnnouncementRow } from "../queries.ts";

/** Its author has to publish it again; once for each time it was scheduled for. */
export const tellUnpublished = (ctx: WorkerCtx, row: AnnouncementRow, at: string) =>
  notify(ctx, [
    {
      memberId: row.createdBy,
      params: { kind: "announcement.unpublished", announcement: row.title },
      fromMemberId: null,
      resourcePath: `/admin/announcements/configure/${row.id}`,
      sourceKey: `announcement-failed:${row.id}:${at}`,
    },
  ]);
