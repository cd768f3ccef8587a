import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { hiddenFromTv, keptOffTv } from "../directory/index.ts";
import type { MediaFile } from "../media/index.ts";

type Ctx = Pick<TenantCtx, "db">;
export interface TvRow {
  id: string;
  sender_id: string;
  message: RichText;
  attachments: MediaFile[];
  gifs: string[];
  published_at: Date;
}
export interface TvFilter {
  teamIds: string[];
  periodDays: number;
}

/** Public recognitions of the channel's period and teams, newest first, all of whose people may be shown. */
export const channelRecognitions = ({ db }: Ctx, { teamIds, periodDays }: TvFilter): Promise<TvRow[]> =>
  db.rows<TvRow>(sql`
    select r.id, r.sender_id, r.message, r.attachments, r.gifs, r.published_at from recognitions r
    where r.tenant_id = ${db.tenantId} and r.tenant_wide and r.deleted_at is null and r.hidden_at is null
      and r.published_at > (select app.now()) - make_interval(days => ${periodDays}::int)
      and ${keptOffTv(db.tenantId, sql`r.sender_id`)} is not true
      and (select true from recognition_targets t
        join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = t.member_id and ${hiddenFromTv}
        where t.tenant_id = ${db.tenantId} and t.recognition_id = r.id limit 1) is not true${
          teamIds.length > 0
            ? sql` and (select true from recognition_recipients x
                join team_members tm on tm.tenant_id = ${db.tenantId} and tm.member_id = x.member_id
                  and tm.team_id = any(${sql.param(teamIds)}::uuid[])
                where x.tenant_id = ${db.tenantId} and x.recognition_id = r.id limit 1)`
            : sql``
        }
    order by r.published_at desc, r.id desc limit 60`);
