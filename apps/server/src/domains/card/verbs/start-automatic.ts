import { cardDesigns, designsFor } from "@plaudit/api/card-designs.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { textsIn } from "../../../texts.ts";
import { languageOf } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { cardPath } from "../present.ts";
import { isHonored } from "../queries.ts";
import { type Day, daysAhead, isMilestone } from "../rules/days-ahead.ts";
import { type StoredSettings, storedCardSettings } from "../settings.ts";
import { cardRecipients, cardStarts, cards } from "../tables.ts";
import { addContributors, askContributors } from "./invite.ts";
import { setDue } from "./set-due.ts";

/** Days for which people can sign. */
const AHEAD = { birthday: 5, years: 10 } as const;
/** Days between a card that a colleague started and the day itself. */
const NEAR = 7;
/** Of one job; the next one goes on. */
const CHUNK = 100;

interface Honored {
  id: string;
  firstName: string;
  managerId: string;
  locale: Language | null;
  /** The day itself, of those ahead. */
  date: string;
  /** Of joining; null for a birthday. */
  since: number | null;
}

/** Those who have a manager who is here, whose profile is open, who do not hide that day, and for whom none was started, nor by a colleague; a member's first manager organizes. */
const honored = ({ db, tenant }: WorkerCtx, occasion: keyof typeof AHEAD, days: readonly Day[]) => {
  const joined = sql`(m.joined_at at time zone coalesce(m.timezone, ${tenant.timezone}))`;
  const on = occasion === "birthday" ? sql`m.birthday` : sql`to_char(${joined}, 'MM-DD')`;
  const each = days.flatMap(({ monthDays, date }) => monthDays.map((on) => ({ on, date })));
  return db.rows<Honored>(sql`
    select m.id, m.first_name as "firstName", g.id as "managerId", g.locale, d.date,
      ${occasion === "birthday" ? sql`null::int` : sql`extract(year from ${joined})::int`} as since
    from tenant_members m
    join unnest(${sql.param(each.map(({ on }) => on))}::text[], ${sql.param(each.map(({ date }) => date))}::text[])
      as d (on_day, date) on d.on_day = ${on}
    cross join lateral (
      select x.id, x.locale from member_managers g
      join tenant_members x on x.tenant_id = ${db.tenantId} and x.id = g.manager_id
        and x.status = 'joined' and x.suspended_at is null
      where g.tenant_id = ${db.tenantId} and g.member_id = m.id order by x.id limit 1) g
    where m.tenant_id = ${db.tenantId} and ${isHonored(occasion)}
      and not exists (
        select from card_starts s where s.tenant_id = ${db.tenantId} and s.member_id = m.id
          and s.occasion = ${occasion} and s.year = left(d.date, 4)::int)
      and not exists (
        select from card_recipients r join cards c on c.tenant_id = ${db.tenantId} and c.id = r.card_id
          and c.occasion = ${occasion} and c.state in ('open', 'delivered')
          and c.deliver_on between d.date::date - ${NEAR}::int and d.date::date + ${NEAR}::int
        where r.tenant_id = ${db.tenantId} and r.member_id = m.id)
    order by m.id`);
};

interface Starting {
  occasion: keyof typeof AHEAD;
  one: Honored;
  day: Day;
  settings: StoredSettings;
}
const yearsOf = ({ since }: Honored, { year }: Day) => (since === null ? null : year - since);

async function startFor(ctx: WorkerCtx, { occasion, one, day, settings }: Starting): Promise<void> {
  const { db, now, tenant } = ctx;
  const { tenantId } = db;
  const [isFirst] = await db.orm
    .insert(cardStarts)
    .values({ tenantId, memberId: one.id, occasion, year: day.year })
    .onConflictDoNothing()
    .returning({ memberId: cardStarts.memberId });
  if (!isFirst) return;
  const years = yearsOf(one, day);
  const language = languageOf(tenant, one.locale);
  const t = textsIn(language, tenant.pointTerms).getFixedT(language, "card");
  const title =
    years === null
      ? t(($) => $.automatic.birthday, { name: one.firstName })
      : t(($) => $.automatic.years, { name: one.firstName, count: years, n: String(years) });
  const offered = [...designsFor[occasion], ...cardDesigns];
  const made = { id: newId(), organizerId: one.managerId, title: title.slice(0, 80) };
  await db.orm.insert(cards).values({
    ...{
      ...made,
      tenantId,
      automatic: true,
      occasion,
      years,
      design: offered.find((design) => settings.designs.includes(design)) ?? "wildflowers",
    },
    ...{ note: null, contributorsInvite: true, remind: true, teamIds: [], state: "open", createdAt: now },
    ...{ deliverOn: day.date, deliverTime: settings.deliverTime },
  });
  await db.orm.insert(cardRecipients).values({ tenantId, cardId: made.id, memberId: one.id });
  const colleagues = await db.rows<{ id: string }>(sql`
    select member_id as id from member_managers
    where tenant_id = ${tenantId} and manager_id = ${one.managerId} order by 1 limit 500`);
  const sendTo = [one.managerId, ...colleagues.map(({ id }) => id)].map((id) => ({
    id,
    type: "tenantMember" as const,
  }));
  await addContributors(ctx, { card: made, sendTo, byId: one.managerId });
  await setDue(ctx, made.id);
  await askContributors(ctx, made.id);
  await notify(ctx, [
    {
      memberId: one.managerId,
      params: { kind: "card.started", card: made.title },
      fromMemberId: null,
      resourcePath: cardPath(made.id),
      sourceKey: `card-started:${made.id}`,
    },
  ]);
}

/** Starts the cards that are made by themselves: each once, though this runs several times a day. */
export async function startAutomatic(ctx: WorkerCtx): Promise<void> {
  const { db, now, tenant } = ctx;
  const settings = await storedCardSettings(db);
  const on = { birthday: settings.automaticBirthday, years: settings.automaticYears };
  const due: Starting[] = [];
  for (const occasion of ["birthday", "years"] as const) {
    if (!on[occasion]) continue;
    const days = daysAhead(now, tenant.timezone, AHEAD[occasion]);
    for (const one of await honored(ctx, occasion, days)) {
      const day = days.find(({ date }) => date === one.date);
      const years = day ? yearsOf(one, day) : null;
      if (day && (years === null || isMilestone(years))) due.push({ occasion, one, day, settings });
    }
  }
  for (const starting of due.slice(0, CHUNK)) await startFor(ctx, starting);
  if (due.length > CHUNK) await ctx.enqueue("card.automatic", { tenantId: db.tenantId });
}
