import type { Badge } from "@plaudit/api/award-badges.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { hiddenFromTv, keptOffTv } from "../directory/index.ts";
import type { MediaFile } from "../media/index.ts";

interface TvRow {
  id: string;
  name: string;
  badge: Badge;
  picture: MediaFile | null;
  sender_id: string;
  message: RichText;
  published_at: Date;
}
interface TvFilter {
  teamIds: string[];
  periodDays: number;
}

/** Public awards of the channel's period and teams, newest first, all of whose people may be shown. */
export const channelAwards = ({ db }: Pick<TenantCtx, "db">, { teamIds, periodDays }: TvFilter): Promise<TvRow[]> =>
  db.rows<TvRow>(sql`
    select w.id, w.name, w.badge, w.picture, w.sender_id, w.message, w.published_at from awards w
    where w.tenant_id = ${db.tenantId} and w.tenant_wide and w.deleted_at is null and w.hidden_at is null
      and w.published_at > (select app.now()) - make_interval(days => ${periodDays}::int)
      and ${keptOffTv(db.tenantId, sql`w.sender_id`)} is not true
      and (select true from award_targets t
        join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = t.member_id and ${hiddenFromTv}
        where t.tenant_id = ${db.tenantId} and t.award_id = w.id limit 1) is not true${
          teamIds.length > 0
            ? sql` and (select true from award_recipients x
                join team_members tm on tm.tenant_id = ${db.tenantId} and tm.member_id = x.member_id
                  and tm.team_id = any(${sql.param(teamIds)}::uuid[])
                where x.tenant_id = ${db.tenantId} and x.award_id = w.id limit 1)`
            : sql``
        }
    order by w.published_at desc, w.id desc limit 30`);
