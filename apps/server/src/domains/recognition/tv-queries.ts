import type { RichText } from "@plaudit/api/rich-words.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
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

/** Who may not be shown on a TV screen: they left, are suspended, keep their profile private, prefer private recognition or stay off it. */
const hiddenFromTv = sql`(m.hide_from_tv or m.prefers_private or not m.public_staff_profile or m.suspended_at is not null or m.status = 'archived')`;
const keptPrivate = (tenantId: string, memberId: SQL): SQL => sql`
  (select true from tenant_members m where m.tenant_id = ${tenantId} and m.id = ${memberId} and ${hiddenFromTv} limit 1)`;

/** Public recognitions of the channel's period and teams, newest first, all of whose people may be shown. */
export const channelRecognitions = ({ db }: Ctx, { teamIds, periodDays }: TvFilter): Promise<TvRow[]> =>
  db.rows<TvRow>(sql`
    select r.id, r.sender_id, r.message, r.attachments, r.gifs, r.published_at from recognitions r
    where r.tenant_id = ${db.tenantId} and r.tenant_wide and r.deleted_at is null and r.hidden_at is null
      and r.published_at > (select app.now()) - make_interval(days => ${periodDays}::int)
      and ${keptPrivate(db.tenantId, sql`r.sender_id`)} is not true
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

/** Which of these may not be shown. */
export const privateMembers = async ({ db }: Ctx, ids: string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[]) and ${hiddenFromTv}`)
    ).map((row) => row.id),
  );
