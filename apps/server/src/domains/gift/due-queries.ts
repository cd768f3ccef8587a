import { sql } from "drizzle-orm";
import type { Statement } from "../../db/statement.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { birthdaysOn, type CountedOn, daysBetween, daysOn, yearsOn } from "../../occasion-days.ts";
import { type Audience, type GiftDue, isIn } from "../points/index.ts";

const DAY = 86_400_000;
/** A gift that was missed is paid for so long. */
export const CATCH_UP = 7 * DAY;
/** How far the next run is looked for; a tenant without occasions is looked at as seldom. */
export const AHEAD = 7 * DAY;
/** Rows of a year: 50 rules with 20 steps have fewer days than that in any company there is. */
const COMING_MOST = 50_000;
/** The hour of the day, where the member is. */
const HOUR = "09:00";

type Source = GiftDue["source"];
interface CountedRule {
  source: Source;
  at: number;
}
/** What rules that are on, or off, count to; none where nobody has one. */
export const stepsOfRules = (db: TenantDb, state: "on" | "off" = "on") =>
  db.rows<CountedRule>(sql`
    select distinct b.source, (s.step ->> 'at')::int as at
    from points_budget_items b
    join points_gift_rules g on g.tenant_id = ${db.tenantId} and g.id = b.id
    cross join lateral jsonb_array_elements(g.steps) s(step)
    where b.tenant_id = ${db.tenantId} and b.source = any('{birthday,onboarding,welcome,anniversary}')
      and b.ended_at is null and ${state === "on" ? sql`b.paused_at is null` : sql`b.paused_at is not null`}`);

const zone = "coalesce(m.timezone, tn.timezone)";
const at9 = `(d.day + time '${HOUR}') at time zone ${zone}`;
/** All that is asked of a member; nobody is looked up a second time, as that reads all members where many are expected. */
const asked = `m.id, m.role, m.timezone, m.joined_at, m.hide_birthday, m.hide_anniversary, ${zone} as zone`;
const of = (status: "joined" | "invited") => `m.tenant_id = $1 and m.status = '${status}' and m.suspended_at is null`;
/**
 * Instants are compared as such, and come as they are: the policies of rows let only these use an index. Looked for day by
 * day, as a join on the dates would read all members.
 */
const counted = `select ${asked}, d.at, d.at as occasion, d.day, ${at9} as due_at
  from unnest($6::date[], $7::date[], $8::int[], $9::timestamptz[], $10::timestamptz[]) d(day, origin, at, first, last)
  cross join lateral (select m.* from tenant_members m where ${of("joined")} and m.joined_at >= d.first and m.joined_at < d.last
    offset 0) m
  join tenants tn on tn.id = $1
  where (m.joined_at at time zone ${zone})::date = d.origin offset 0`;

/** Members with the day and the instant of an occasion. */
const occasions: Record<Source, string> = {
  birthday: `select ${asked}, 0 as at, extract(year from d.day)::int as occasion, d.day, ${at9} as due_at
    from unnest($6::date[], $7::text[]) d(day, birthday)
    cross join lateral (select m.* from tenant_members m where ${of("joined")} and m.birthday = d.birthday offset 0) m
    join tenants tn on tn.id = $1
    where (m.joined_at at time zone ${zone})::date <= d.day offset 0`,
  anniversary: counted,
  onboarding: counted,
  welcome: `select ${asked}, 0 as at, 0 as occasion, (m.joined_at at time zone ${zone})::date as day, m.joined_at as due_at
    from tenant_members m join tenants tn on tn.id = $1
    where ${of("joined")} and m.joined_at > $2 and m.joined_at <= $3 offset 0`,
};

/** What the occasions of a kind are found by. */
function valuesOf({ source, steps, days }: Kind): unknown[] {
  if (source === "welcome") return [];
  if (source === "birthday") {
    const on = birthdaysOn(days);
    return [on.map(({ day }) => day), on.map(({ birthday }) => birthday)];
  }
  const on: CountedOn[] = source === "anniversary" ? yearsOn(days, steps) : daysOn(days, steps);
  // A day more on either side, as zones differ.
  const away = (days: number) => on.map(({ origin }) => new Date(Date.parse(origin) + days * DAY));
  return [on.map(({ day }) => day), on.map(({ origin }) => origin), on.map(({ at }) => at), away(-1), away(2)];
}

interface Found extends GiftDue {
  dueAt: Date;
  locked: boolean;
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

const rulesOf = (state: "on" | "off") => `select b.id, b.source, b.audience, b.starts_on, g.bank_id, g.steps
  from points_budget_items b join points_gift_rules g on g.tenant_id = $1 and g.id = b.id
  where b.tenant_id = $1 and b.source = $5 and b.ended_at is null and b.paused_at is ${state === "on" ? "null" : "not null"}`;

/** Gifts of one kind whose instant is between $2 and $3; of several rules the highest holds. */
const giftsOf = (occasionsOfKind: string, rules: string, { paidToo = false } = {}) => `
  select distinct on (m.id, m.occasion) m.id as "memberId", r.id as "ruleId", r.bank_id as "bankId", r.source,
    m.occasion, m.at, m.day, (s.step ->> 'amount')::int as amount, m.zone, m.due_at as "dueAt",
    case r.source when 'birthday' then m.hide_birthday when 'anniversary' then m.hide_anniversary else false end as hidden
  from (${occasionsOfKind}) m
  left join points_settings t on t.tenant_id = $1
  join (${rules}) r on r.starts_on <= m.day
  cross join lateral jsonb_array_elements(r.steps) s(step)
  where m.due_at > $2 and m.due_at <= $3
    and (s.step ->> 'at')::int = m.at and ${isIn("r.audience")}
    and (t.tenant_id is null or ${isIn("t.eligible")})
    ${
      paidToo
        ? ""
        : `and (select true from points_gifts p where p.tenant_id = $1 and p.member_id = m.id
      and p.source = $5 and p.occasion = m.occasion limit 1) is null`
    }
  order by m.id, m.occasion, amount desc, r.id`;

/**
 * Gifts of one kind whose instant is in a stretch of time and that are not paid yet. Banks take turns, and so do accounts
 * that are locked: where one cannot pay, or nobody can receive, the others do not wait behind it.
 */
export const unpaidGifts = (
  { tenantId }: Pick<TenantDb, "tenantId">,
  kind: Kind,
  { after, to, limit }: Stretch,
): Statement => ({
  name: `gifts_unpaid_${kind.source}`,
  text: `select x."memberId", x."ruleId", x."bankId", x.source, x.occasion, x.amount, x.zone, x."dueAt", x.locked
      from (select x.*, a.locked, row_number() over (partition by x."bankId", a.locked order by x."dueAt", x."memberId")::int as turn
        from (${giftsOf(occasions[kind.source], rulesOf("on"))}) x
        cross join lateral (select (select k.locked_at from points_accounts k where k.tenant_id = $1
          and k.id = md5(x."memberId"::text || '/redeemable/')::uuid) is not null as locked) a) x
      order by x.turn, x."dueAt", x."memberId" limit $4`,
  values: [tenantId, after, to, limit, kind.source, ...valuesOf(kind)],
});

/** Stands for a rule that has no id yet; last among equals, as a new one would be. */
export const NEW = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** A rule as it would be, in the place of the one with its id. */
export interface ProposedRule {
  id: string;
  source: Source;
  audience: Audience;
  bankId: string;
  steps: readonly { at: number; amount: number }[];
  startsOn: string;
}
/** The rules of a kind with one that is proposed; its values come after the first `n`. */
const rulesWith = (n: number, state: "on" | "off") => `${rulesOf(state)} and b.id <> $${n + 1}::uuid union all
  select $${n + 1}::uuid, $5, $${n + 2}::jsonb, $${n + 3}::date, $${n + 4}::uuid, $${n + 5}::jsonb`;
const proposedValues = ({ id, audience, startsOn, bankId, steps }: ProposedRule) => [
  ...[id, JSON.stringify(audience), startsOn, bankId, JSON.stringify(steps)],
];

/** Gifts of one rule and step on one day. */
export interface ComingRow {
  ruleId: string;
  bankId: string;
  source: Source;
  at: number;
  day: string;
  gifts: number;
  points: number;
  /** The first of them who does not hide the occasion. */
  memberId: string | null;
}

/** Whoever is invited, as if they signed in today. */
const notSignedIn = `select ${asked}, 0 as at, 0 as occasion, ($2 at time zone ${zone})::date as day, $3::timestamptz as due_at
  from tenant_members m join tenants tn on tn.id = $1 where ${of("invited")} offset 0`;

/** What is to come of one kind, decided as it will be when it is due: day by day, with a rule that is only proposed. */
export const comingGifts = (
  { tenantId }: Pick<TenantDb, "tenantId">,
  kind: Kind,
  { after, to, state, proposed }: Omit<Stretch, "limit"> & { state: "on" | "off"; proposed: ProposedRule | null },
): Statement => {
  const found = valuesOf(kind);
  // $4 is what is cut away where gifts are paid.
  const values = [tenantId, after, to, COMING_MOST, kind.source, ...found];
  const n = values.length;
  const rules = proposed ? rulesWith(n, state) : rulesOf(state);
  return {
    name: `gifts_coming_${kind.source}_${state}_${proposed !== null}`,
    text: `select x."ruleId", x."bankId", x.source, x.at, x.day::text as day, count(*)::int as gifts, sum(x.amount)::float8 as points,
        (array_agg(x."memberId" order by x."dueAt", x."memberId") filter (where not x.hidden))[1] as "memberId"
      from (${giftsOf(kind.source === "welcome" ? notSignedIn : occasions[kind.source], rules)}) x
      group by x."ruleId", x."bankId", x.source, x.at, x.day order by x.day, x."ruleId", x.at limit $4`,
    values: [...values, ...(proposed ? proposedValues(proposed) : [])],
  };
};

/** Gifts of a time past, of which kind and where: what was paid, and what would have been. */
export interface ReplayedRow {
  part: "all" | "bank" | "week" | "country" | "team";
  key: string;
  proposed: boolean;
  gifts: number;
  people: number;
  points: number;
}
/** What a rule would have brought between two instants, decided as it is when it is due, beside what was paid then. */
export const replayedGifts = (
  { tenantId }: Pick<TenantDb, "tenantId">,
  kind: Kind,
  { from, to, weeks, proposed }: { from: Date; to: Date; weeks: number; proposed: ProposedRule },
): Statement => {
  const found = valuesOf(kind);
  const values = [tenantId, from, to, weeks, kind.source, ...found];
  const n = values.length;
  const sums = "count(*)::int as gifts, count(distinct g.member_id)::int as people, sum(g.amount)::float8 as points";
  return {
    name: `gifts_replayed_${kind.source}`,
    text: `with g as materialized (
        select x."memberId" as member_id, x."dueAt" as at, x.amount, x."bankId" = $${n + 4}::uuid as here, true as proposed
        from (${giftsOf(occasions[kind.source], rulesWith(n, "on"), { paidToo: true })}) x
        union all
        select p.member_id, p.created_at, p.amount, (select true from points_entries e where e.tenant_id = $1
            and e.transaction_id = p.transaction_id and e.account_id = md5($${n + 4}::text || '/fund/')::uuid limit 1) is true, false
        from points_gifts p where p.tenant_id = $1 and p.source = $5 and p.created_at > $2 and p.created_at <= $3)
      select 'all' as part, '' as key, g.proposed, ${sums} from g group by g.proposed
      union all select 'bank', '', g.proposed, ${sums} from g where g.here group by g.proposed
      union all select 'week', least($4::int - 1, floor(date_part('epoch', g.at - $2::timestamptz) / 604800))::text, g.proposed, ${sums}
        from g group by 2, 3
      union all select 'country', coalesce(m.country, ''), g.proposed, ${sums}
        from g join tenant_members m on m.tenant_id = $1 and m.id = g.member_id group by 2, 3
      union all select 'team', e.team_id::text, g.proposed, ${sums}
        from g join team_members e on e.tenant_id = $1 and e.member_id = g.member_id group by 2, 3`,
    values: [...values, ...proposedValues(proposed)],
  };
};

/** What was found of each kind in the order of all of them: of each bank the earliest first. */
function inTurns(found: readonly Found[]): Found[] {
  const inTime = (a: Found, b: Found) => a.dueAt.getTime() - b.dueAt.getTime();
  return [...Map.groupBy(found, ({ bankId, locked }) => `${bankId}/${locked}`).values()]
    .flatMap((line) => line.toSorted(inTime).map((gift, turn) => ({ gift, turn })))
    .toSorted((a, b) => a.turn - b.turn || inTime(a.gift, b.gift))
    .map(({ gift }) => gift);
}

/** What is to be paid now, of each bank the earliest first, and when the next one is. */
export async function giftsDue(db: TenantDb, { now, size }: { now: Date; size: number }) {
  const active = Map.groupBy(await stepsOfRules(db), ({ source }) => source);
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
  const due = inTurns(found.flatMap((one) => one.due));
  const nexts = found.flatMap(({ next }) => next ?? []).map((at) => at.getTime());
  return {
    any: active.size > 0,
    due: due.slice(0, size),
    more: found.some((one) => one.due.length === size) || due.length > size,
    next: nexts.length > 0 ? new Date(Math.min(...nexts)) : ahead,
  };
}
