import { sql } from "drizzle-orm";
import type { Statement } from "../../db/statement.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { type GiftDue, isIn } from "../points/index.ts";
import { birthdaysOn, type CountedOn, daysBetween, daysOn, yearsOn } from "./rules/occasions.ts";

const DAY = 86_400_000;
/** A gift that was missed is paid for so long. */
export const CATCH_UP = 7 * DAY;
/** How far the next run is looked for; a tenant without occasions is looked at as seldom. */
export const AHEAD = 7 * DAY;
/** The hour of the day, where the member is. */
const HOUR = "09:00";

type Source = GiftDue["source"];
interface ActiveRule {
  source: Source;
  at: number;
}
/** What active rules count to; none where nobody has one. */
const activeSteps = (db: TenantDb) =>
  db.rows<ActiveRule>(sql`
    select distinct b.source, (s.step ->> 'at')::int as at
    from points_budget_items b
    join points_gift_rules g on g.tenant_id = ${db.tenantId} and g.id = b.id
    cross join lateral jsonb_array_elements(g.steps) s(step)
    where b.tenant_id = ${db.tenantId} and b.source = any('{birthday,onboarding,welcome,anniversary}')
      and b.ended_at is null and b.paused_at is null`);

const zone = "coalesce(m.timezone, tn.timezone)";
const at9 = `(d.day + time '${HOUR}') at time zone ${zone}`;
const counted = `select m.id, d.at, d.at as occasion, d.day, ${at9} as due_at
  from unnest($6::date[], $7::date[], $8::int[]) d(day, origin, at)
  join tenant_members m on m.tenant_id = $1 and m.joined_at >= d.origin - 1 and m.joined_at < d.origin + 2
  join tenants tn on tn.id = $1
  where (m.joined_at at time zone ${zone})::date = d.origin`;

/** Members with the day and the instant of an occasion. */
const occasions: Record<Source, string> = {
  birthday: `select m.id, 0 as at, extract(year from d.day)::int as occasion, d.day, ${at9} as due_at
    from unnest($6::date[], $7::text[]) d(day, birthday)
    join tenant_members m on m.tenant_id = $1 and m.birthday = d.birthday
    join tenants tn on tn.id = $1`,
  anniversary: counted,
  onboarding: counted,
  welcome: `select m.id, 0 as at, 0 as occasion, (m.joined_at at time zone ${zone})::date as day, m.joined_at as due_at
    from tenant_members m join tenants tn on tn.id = $1
    where m.tenant_id = $1 and m.joined_at > $2 and m.joined_at <= $3`,
};

/** What the occasions of a kind are found by. */
function valuesOf(source: Source, steps: readonly number[], days: readonly string[]): unknown[] {
  if (source === "welcome") return [];
  if (source === "birthday") {
    const on = birthdaysOn(days);
    return [on.map(({ day }) => day), on.map(({ birthday }) => birthday)];
  }
  const on: CountedOn[] = source === "anniversary" ? yearsOn(days, steps) : daysOn(days, steps);
  return [on.map(({ day }) => day), on.map(({ origin }) => origin), on.map(({ at }) => at)];
}

interface Found extends GiftDue {
  dueAt: Date;
}
interface Kind {
  source: Source;
  steps: readonly number[];
  days: readonly string[];
}
interface Stretch {
  after: Date;
  to: Date;
  limit: number;
}

/** Gifts of one kind whose instant is in a stretch of time and that are not paid yet; of several rules the highest holds. */
export const unpaidGifts = (
  { tenantId }: Pick<TenantDb, "tenantId">,
  { source, steps, days }: Kind,
  { after, to, limit }: Stretch,
): Statement => ({
  name: `gifts_unpaid_${source}`,
  text: `select x.* from (
        select distinct on (m.id, o.occasion) m.id as "memberId", b.id as "ruleId", g.bank_id as "bankId", b.source,
          o.occasion, (s.step ->> 'amount')::int as amount, ${zone} as zone, o.due_at as "dueAt"
        from (${occasions[source]}) o
        join tenant_members m on m.tenant_id = $1 and m.id = o.id and m.status = 'joined' and m.suspended_at is null
        join tenants tn on tn.id = $1
        left join points_settings t on t.tenant_id = $1
        join points_budget_items b on b.tenant_id = $1 and b.source = $5 and b.ended_at is null
          and b.paused_at is null and b.starts_on <= o.day
        join points_gift_rules g on g.tenant_id = $1 and g.id = b.id
        cross join lateral jsonb_array_elements(g.steps) s(step)
        where o.due_at > $2 and o.due_at <= $3 and (m.joined_at at time zone ${zone})::date <= o.day and (s.step ->> 'at')::int = o.at and ${isIn("b.audience")}
          and (t.tenant_id is null or ${isIn("t.eligible")})
          and (select true from points_gifts p where p.tenant_id = $1 and p.member_id = m.id
            and p.source = $5 and p.occasion = o.occasion limit 1) is null
        order by m.id, o.occasion, amount desc, b.id) x
      order by x."dueAt", x."memberId" limit $4`,
  values: [tenantId, after, to, limit, source, ...valuesOf(source, steps, days)],
});

/** What is to be paid now, the earliest first, and when the next one is. */
export async function giftsDue(db: TenantDb, { now, size }: { now: Date; size: number }) {
  const active = Map.groupBy(await activeSteps(db), ({ source }) => source);
  const after = new Date(now.getTime() - CATCH_UP);
  const ahead = new Date(now.getTime() + AHEAD);
  const days = daysBetween(after, ahead);
  const found = await Promise.all(
    [...active].map(async ([source, steps]) => {
      const kind = { source, steps: steps.map(({ at }) => at), days };
      const [due, [next]] = await Promise.all([
        db.query<Found>(unpaidGifts(db, kind, { after, to: now, limit: size })),
        db.query<Found>(unpaidGifts(db, kind, { after: now, to: ahead, limit: 1 })),
      ]);
      return { due, next: next?.dueAt };
    }),
  );
  const due = found.flatMap((one) => one.due).toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const nexts = found.flatMap(({ next }) => next ?? []).map((at) => at.getTime());
  return {
    any: active.size > 0,
    due: due.slice(0, size),
    more: found.some((one) => one.due.length === size) || due.length > size,
    next: nexts.length > 0 ? new Date(Math.min(...nexts)) : ahead,
  };
}
