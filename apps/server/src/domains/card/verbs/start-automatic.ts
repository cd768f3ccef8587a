import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { textsIn } from "../../../texts.ts";
import { languageOf } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { cardPath } from "../present.ts";
import { type Day, daysAhead, isMilestone } from "../rules/days-ahead.ts";
import { storedCardSettings } from "../settings.ts";
import { cardRecipients, cards } from "../tables.ts";
import { addContributors, askContributors } from "./invite.ts";
import { setDue } from "./set-due.ts";

/** Days for which people can sign. */
const AHEAD = { birthday: 5, years: 10 } as const;

interface Honored {
  id: string;
  firstName: string;
  managerId: string;
  locale: Language | null;
  /** Month and day. */
  on: string;
  /** Of joining; null for a birthday. */
  since: number | null;
}

/** Those who have a manager who is here, and who do not hide that day; a member's first manager organizes. */
const honored = ({ db, tenant }: WorkerCtx, occasion: keyof typeof AHEAD, days: readonly Day[]) => {
  const joined = sql`(m.joined_at at time zone coalesce(m.timezone, ${tenant.timezone}))`;
  const on = occasion === "birthday" ? sql`m.birthday` : sql`to_char(${joined}, 'MM-DD')`;
  const shown = occasion === "birthday" ? sql`not m.hide_birthday` : sql`not m.hide_anniversary`;
  return db.rows<Honored>(sql`
    select m.id, m.first_name as "firstName", g.id as "managerId", g.locale, ${on} as on,
      ${occasion === "birthday" ? sql`null::int` : sql`extract(year from ${joined})::int`} as since
    from tenant_members m
    cross join lateral (
      select x.id, x.locale from member_managers g
      join tenant_members x on x.tenant_id = ${db.tenantId} and x.id = g.manager_id
        and x.status = 'joined' and x.suspended_at is null
      where g.tenant_id = ${db.tenantId} and g.member_id = m.id order by x.id limit 1) g
    where m.tenant_id = ${db.tenantId} and m.status = 'joined' and m.suspended_at is null and ${shown}
      and ${on} = any(${sql.param(days.flatMap(({ monthDays }) => monthDays))}::text[])
    order by m.id`);
};

async function startFor(ctx: WorkerCtx, occasion: keyof typeof AHEAD, one: Honored, day: Day): Promise<void> {
  const { db, now, tenant } = ctx;
  const { tenantId } = db;
  const years = one.since === null ? null : day.year - one.since;
  if (years !== null && !isMilestone(years)) return;
  const t = textsIn(languageOf(tenant, one.locale), tenant.pointTerms).getFixedT(
    languageOf(tenant, one.locale),
    "card",
  );
  const title =
    years === null
      ? t(($) => $.automatic.birthday, { name: one.firstName })
      : t(($) => $.automatic.years, { name: one.firstName, count: years, n: String(years) });
  const [made] = await db.orm
    .insert(cards)
    .values({
      ...{ tenantId, id: newId(), title: title.slice(0, 80), occasion, years, organizerId: one.managerId },
      ...{ design: occasion === "birthday" ? "candles" : "rings", note: null, contributorsInvite: true, teamIds: [] },
      ...{ deliverOn: day.date, deliverTime: "09:00", state: "open", createdAt: now },
      automaticKey: `${one.id}:${occasion}:${day.year}`,
    })
    .onConflictDoNothing()
    .returning({ id: cards.id, organizerId: cards.organizerId, title: cards.title });
  if (!made) return;
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
  for (const occasion of ["birthday", "years"] as const) {
    if (!on[occasion]) continue;
    const days = daysAhead(now, tenant.timezone, AHEAD[occasion]);
    for (const one of await honored(ctx, occasion, days)) {
      const day = days.find(({ monthDays }) => monthDays.includes(one.on));
      if (day) await startFor(ctx, occasion, one, day);
    }
  }
}
