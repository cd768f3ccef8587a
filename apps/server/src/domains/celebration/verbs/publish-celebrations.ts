import type { CelebrationKind } from "@plaudit/api/celebration.ts";
import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { publishTimelineItem } from "../../timeline/index.ts";
import { occasionRows } from "../occasions.ts";
import { activeKinds, preferencesOf } from "../preferences.ts";
import { plusDays } from "../rules/days.ts";
import { celebrations } from "../tables.ts";

const CHUNK = 500;
/** Celebrations of one job, each for dozens of colleagues. */
const NOTIFIED = 20;
/** When the day begins to be celebrated, where the member is; until it ends there it is made up for. */
const HOUR = "09:00";

interface Due {
  id: string;
  kind: CelebrationKind;
  occasion: number;
  day: string;
}
type Ctx = Pick<WorkerCtx, "db" | "now">;

/** Teams of these members, and whoever is in them. */
async function teamsOf({ db }: Ctx, memberIds: readonly string[], withMates: boolean) {
  const { tenantId } = db;
  const rows = await db.rows<{ memberId: string; teamId: string; mates: string[] }>(sql`
    select a.member_id as "memberId", a.team_id as "teamId",
      ${withMates ? sql`array(select b.member_id from team_members b where b.tenant_id = ${tenantId} and b.team_id = a.team_id)` : sql`'{}'::uuid[]`} as mates
    from team_members a join teams t on t.tenant_id = ${tenantId} and t.id = a.team_id and t.archived_at is null
    where a.tenant_id = ${tenantId} and a.member_id = any(${sql.param(memberIds)}::uuid[])`);
  return Map.groupBy(rows, ({ memberId }) => memberId);
}

/**
 * Puts a chunk of those whose day it is now into the feed; true where there may be more. A row of `celebrations` stands for each member
 * and occasion, so that whoever runs it at the same time, or after a zone or a clock has changed, finds it taken.
 */
export async function celebrate(ctx: Ctx, limit = CHUNK): Promise<{ published: string[]; more: boolean }> {
  const { db, now } = ctx;
  const { tenantId } = db;
  const choices = await preferencesOf(db);
  // The feed has who joined already, from the moment they do.
  const kinds = activeKinds(choices).filter(({ kind }) => kind !== "welcome");
  if (kinds.length === 0) return { published: [], more: false };
  const utc = now.toISOString().slice(0, 10);
  const around = { from: plusDays(utc, -1), to: plusDays(utc, 1) };
  const due = await occasionRows<Due>(
    db,
    { ...around, kinds, reader: null, teamIds: [] },
    (found) => sql`
    select o.id, o.kind, o.occasion, o.day::text as day
    from (${found}) o
    where (${now}::timestamptz at time zone o.zone)::date = o.day
      and (${now}::timestamptz at time zone o.zone)::time >= ${HOUR}::time
      and (o.kind <> 'anniversary' or o.occasion = any(${sql.param(choices.milestones)}::int[]))
      and not exists (select from celebrations c where c.tenant_id = ${tenantId} and c.member_id = o.id
        and c.kind = o.kind and c.occasion = o.occasion)
    order by o.id, o.kind limit ${limit}`,
  );
  if (due.length === 0) return { published: [], more: false };
  const taken = await db.orm
    .insert(celebrations)
    .values(
      due.map(({ id: memberId, kind, occasion, day }) => ({
        ...{ tenantId, id: newId(), memberId, kind, occasion, celebratedOn: day, createdAt: now },
      })),
    )
    .onConflictDoNothing()
    .returning();
  const limited = new Set(kinds.flatMap(({ kind, audience }) => (audience === "teams" ? [kind] : [])));
  const teams = await teamsOf(
    ctx,
    taken.map(({ memberId }) => memberId),
    limited.size > 0,
  );
  for (const { id, memberId, kind } of taken) {
    const own = teams.get(memberId) ?? [];
    const tenantWide = !limited.has(kind);
    await publishTimelineItem(ctx, {
      type: "calendarEvent",
      entityId: id,
      publishedAt: now,
      tenantWide,
      teamIds: own.map(({ teamId }) => teamId),
      viewerIds: tenantWide ? [] : [...new Set([memberId, ...own.flatMap(({ mates }) => mates)])],
    });
  }
  return { published: taken.map(({ id }) => id), more: due.length === limit };
}

export async function publishCelebrations(ctx: WorkerCtx): Promise<void> {
  const { published, more } = await celebrate(ctx);
  const { tenantId } = ctx.db;
  if (published.length > 0) await ctx.publish({ type: "timeline" });
  for (let at = 0; at < published.length; at += NOTIFIED)
    await ctx.enqueue("celebration.announce", { tenantId, celebrationIds: published.slice(at, at + NOTIFIED) });
  if (more) await ctx.enqueue("celebration.publish", { tenantId });
}
