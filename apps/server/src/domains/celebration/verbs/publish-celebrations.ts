import type { CelebrationAudience, CelebrationKind } from "@plaudit/api/celebration.ts";
import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { publishTimelineItem } from "../../timeline/index.ts";
import { occasionRows } from "../occasions.ts";
import { activeKinds, preferencesOf } from "../preferences.ts";
import { plusDays } from "../rules/days.ts";
import { celebrations } from "../tables.ts";
import { managersOf, matesOf, sizesOf, teamsOf } from "./teams-of.ts";

/** Of one transaction: those who are celebrated, and rows of viewers of what is for teams alone. */
const MOST = { people: 500, viewers: 20_000 };
/** Celebrations of one job, each for dozens of colleagues. */
const NOTIFIED = 20;

interface Due {
  id: string;
  kind: CelebrationKind;
  occasion: number;
  day: string;
}
type Ctx = Pick<WorkerCtx, "db" | "now">;
interface Celebrated {
  published: string[];
  more: boolean;
}

/** The first of these whose viewers are not more than `most` together; at least one. */
function fitting(due: readonly Due[], viewersOf: (one: Due) => number, most: number): readonly Due[] {
  let sum = 0;
  const over = due.findIndex((one, at) => {
    sum += viewersOf(one);
    return at > 0 && sum > most;
  });
  return over < 0 ? due : due.slice(0, over);
}

/**
 * Puts a chunk of those whose day it is now into the feed; true where there may be more. A row of `celebrations` stands for each member
 * and occasion, so that whoever runs it at the same time, or after a zone or a clock has changed, finds it taken.
 */
export async function celebrate(ctx: Ctx, limits: Partial<typeof MOST> = {}): Promise<Celebrated> {
  const { db, now } = ctx;
  const most = { ...MOST, ...limits };
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
      and (${now}::timestamptz at time zone o.zone)::time >= make_time(${choices.hour}, 0, 0)
      and (o.kind <> 'anniversary' or o.occasion = any(${sql.param(choices.milestones)}::int[]))
      and not exists (select from celebrations c where c.tenant_id = ${tenantId} and c.member_id = o.id
        and c.kind = o.kind and c.occasion = o.occasion)
    order by o.id, o.kind limit ${most.people}`,
  );
  if (due.length === 0) return { published: [], more: false };
  const kindsFor = (one: CelebrationAudience) =>
    new Set(kinds.flatMap(({ kind, audience }) => (audience === one ? [kind] : [])));
  const [limited, managed] = [kindsFor("teams"), kindsFor("managers")];
  const own = Map.groupBy(
    await teamsOf(
      ctx,
      due.map(({ id }) => id),
    ),
    ({ memberId }) => memberId,
  );
  const teamIdsOf = (memberId: string) => (own.get(memberId) ?? []).map(({ teamId }) => teamId);
  const limitedTeams = (of: readonly Due[]) => [
    ...new Set(of.flatMap(({ id, kind }) => (limited.has(kind) ? teamIdsOf(id) : []))),
  ];
  const sizes = await sizesOf(ctx, limitedTeams(due), most.viewers);
  const viewersOf = ({ id, kind }: Due) =>
    limited.has(kind) ? teamIdsOf(id).reduce((sum, teamId) => sum + (sizes.get(teamId) ?? 0), 0) : 0;
  const part = fitting(due, viewersOf, most.viewers);
  const taken = await db.orm
    .insert(celebrations)
    .values(
      part.map(({ id: memberId, kind, occasion, day }) => ({
        ...{ tenantId, id: newId(), memberId, kind, occasion, celebratedOn: day, createdAt: now },
      })),
    )
    .onConflictDoNothing()
    .returning();
  const mates = await matesOf(ctx, limitedTeams(part));
  const managers = await managersOf(
    ctx,
    part.flatMap(({ id, kind }) => (managed.has(kind) ? [id] : [])),
  );
  for (const { id, memberId, kind } of taken) {
    const teamIds = teamIdsOf(memberId);
    const tenantWide = !limited.has(kind) && !managed.has(kind);
    const viewers = managed.has(kind)
      ? (managers.get(memberId) ?? [])
      : teamIds.flatMap((teamId) => mates.get(teamId) ?? []);
    await publishTimelineItem(ctx, {
      type: "calendarEvent",
      entityId: id,
      publishedAt: now,
      tenantWide,
      teamIds,
      viewerIds: tenantWide ? [] : [...new Set([memberId, ...viewers])],
    });
  }
  return { published: taken.map(({ id }) => id), more: part.length < due.length || due.length === most.people };
}

export async function publishCelebrations(ctx: WorkerCtx): Promise<void> {
  const { published, more } = await celebrate(ctx);
  const { tenantId } = ctx.db;
  if (published.length > 0) await ctx.publish({ type: "timeline" });
  for (let at = 0; at < published.length; at += NOTIFIED)
    await ctx.enqueue("celebration.announce", { tenantId, celebrationIds: published.slice(at, at + NOTIFIED) });
  if (more) await ctx.enqueue("celebration.publish", { tenantId });
}
