import type { CelebrationAudience, CelebrationKind } from "@plaudit/api/celebration.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { birthdaysOn } from "../../occasion-days.ts";
import { daysOf, plusDays, yearsBefore } from "./rules/days.ts";

export interface Stretch {
  from: string;
  to: string;
}
const ONBOARDING = [30, 60, 90];

const zone = sql`coalesce(m.timezone, tn.timezone)`;
const joinedOn = sql`(m.joined_at at time zone ${zone})::date`;

interface Scope {
  tenantId: string;
  /** Only this member's. */
  memberId: string | undefined;
}
/** What `isShown` decides of one member, for a member `m`. */
const shows = (kind: CelebrationKind, { memberId }: Scope): SQL => sql`m.status = 'joined' and m.suspended_at is null
  and m.public_staff_profile and not ${kind === "birthday" ? sql`m.hide_birthday` : sql`m.hide_anniversary`}
  ${memberId ? sql`and m.id = ${memberId}` : sql``}`;
const columns = sql`m.id, m.name_key, ${zone} as zone`;

type Found = (scope: Scope, stretch: Stretch) => SQL;

/** Somebody joined that many days before; one more day on either side, as zones differ. */
const daysAfter =
  (kind: "welcome" | "onboarding", steps: readonly number[]): Found =>
  (scope, { from, to }) =>
    sql.join(
      steps.map(
        (step) => sql`
          select ${columns}, ${kind}::text as kind, ${step}::int as occasion, ${joinedOn} + ${step}::int as day
          from tenant_members m join tenants tn on tn.id = ${scope.tenantId}
          where m.tenant_id = ${scope.tenantId} and m.joined_at >= ${plusDays(from, -step - 1)}::timestamptz
            and m.joined_at < ${plusDays(to, 2 - step)}::timestamptz and ${shows(kind, scope)}`,
      ),
      sql` union all `,
    );

/** A company older than that has nobody who was there then. */
const MOST_YEARS = 80;

/** What members show around a stretch of days; `day` may lie outside of it. Instants are compared as such: the policies of rows let only these use an index. */
const found: Record<CelebrationKind, Found> = {
  birthday: (scope, { from, to }) => {
    const { tenantId } = scope;
    const on = birthdaysOn(daysOf(from, to));
    return sql`
      select ${columns}, 'birthday'::text as kind, extract(year from d.day)::int as occasion, d.day
      from unnest(${sql.param(on.map(({ day }) => day))}::date[], ${sql.param(on.map(({ birthday }) => birthday))}::text[]) d(day, birthday)
      join tenant_members m on m.tenant_id = ${tenantId} and m.birthday = d.birthday and ${shows("birthday", scope)}
      join tenants tn on tn.id = ${tenantId}`;
  },
  anniversary: (scope, { from, to }) => {
    const { tenantId } = scope;
    const years = Array.from({ length: MOST_YEARS }, (_, n) => n + 1);
    // Two days more: zones differ, and 29 February may fall on the 28th.
    const starts = years.map((at) => plusDays(yearsBefore(from, at), -2));
    const ends = years.map((at) => plusDays(yearsBefore(to, at), 3));
    return sql`
      select ${columns}, 'anniversary'::text as kind, y.at as occasion, (${joinedOn} + make_interval(years => y.at))::date as day
      from unnest(${sql.param(years)}::int[], ${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) y(at, start, finish)
      join tenant_members m on m.tenant_id = ${tenantId} and m.joined_at >= y.start and m.joined_at < y.finish
        and ${shows("anniversary", scope)}
      join tenants tn on tn.id = ${tenantId} offset 0`;
  },
  welcome: daysAfter("welcome", [0]),
  onboarding: daysAfter("onboarding", ONBOARDING),
};

interface Reader {
  memberId: string;
  teamIds: readonly string[];
}
interface Wanted extends Stretch {
  kinds: readonly { kind: CelebrationKind; audience: CelebrationAudience }[];
  /** Whose view it is; null is everybody's. */
  reader: Reader | null;
  /** Only members of these teams; none is everybody. */
  teamIds: readonly string[];
  memberId?: string | undefined;
}

/** Occasions `o` of a stretch of days: those that their members show, and that the reader may see. */
export function occasions({ tenantId }: Pick<TenantDb, "tenantId">, wanted: Wanted): SQL {
  const { from, to, reader, kinds, teamIds, memberId } = wanted;
  const inTeams = (ids: readonly string[]) => sql`exists (select from team_members e
    where e.tenant_id = ${tenantId} and e.member_id = o.id and e.team_id = any(${sql.param(ids)}::uuid[]))`;
  const seenBy = ({ memberId: id, teamIds: own }: Reader): Record<CelebrationAudience, SQL> => ({
    everyone: sql``,
    teams: sql` and (o.id = ${id} or ${inTeams(own)})`,
    managers: sql` and (o.id = ${id} or exists (select from member_managers g
      where g.tenant_id = ${tenantId} and g.member_id = o.id and g.manager_id = ${id}))`,
  });
  const parts = kinds.map(({ kind, audience }) => {
    const seen = reader ? seenBy(reader)[audience] : sql``;
    const filtered = teamIds.length > 0 ? sql` and ${inTeams(teamIds)}` : sql``;
    return sql`select o.* from (${found[kind]({ tenantId, memberId }, { from, to })}) o
      where o.day between ${from}::date and ${to}::date${seen}${filtered}`;
  });
  // No kind at all is on.
  if (parts.length === 0)
    return occasions(
      { tenantId },
      { ...wanted, kinds: [{ kind: "welcome", audience: "everyone" }], to: plusDays(from, -1) },
    );
  return sql.join(parts, sql` union all `);
}

/** Rows of a statement around occasions. Planned for its days each time: a plan for any days walks through all members. */
export function occasionRows<Row extends object>(
  db: TenantDb,
  wanted: Wanted,
  statement: (found: SQL) => SQL,
): Promise<Row[]> {
  db.write(sql`set local plan_cache_mode = force_custom_plan`);
  return db.rows<Row>(statement(occasions(db, wanted)));
}
