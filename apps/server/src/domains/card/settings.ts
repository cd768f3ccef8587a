import { type CardDesign, type CardOccasion, cardDesigns, cardOccasions } from "@plaudit/api/card-designs.ts";
import type { CardSettings } from "@plaudit/api/card-settings.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";
import { cardSettingsPolicy } from "./policy.ts";
import { isHonored } from "./queries.ts";
import { FIRST_MILESTONE, MILESTONE_STEP } from "./rules/days-ahead.ts";
import { cardSettings } from "./tables.ts";

export type StoredSettings = Omit<typeof cardSettings.$inferSelect, "tenantId">;
export const untouched: StoredSettings = {
  designs: [...cardDesigns],
  occasions: [...cardOccasions],
  deliverTime: "09:00",
  automaticBirthday: false,
  automaticYears: false,
  version: 0,
};

export async function storedCardSettings(db: TenantDb, lock = false): Promise<StoredSettings> {
  const found = db.orm.select().from(cardSettings).where(ofTenant(db, cardSettings));
  const [row] = await (lock ? found.for("update") : found);
  return row ?? untouched;
}

/** Refuses what may not be chosen for a card any more; cards that have it keep it. */
export async function checkChoices(
  db: TenantDb,
  { design, occasion }: { design?: CardDesign | undefined; occasion?: CardOccasion | undefined },
): Promise<void> {
  if (!design && !occasion) return;
  const { designs, occasions } = await storedCardSettings(db);
  if (design && !designs.includes(design)) throw fieldError("design", "choice", "card.designOff");
  if (occasion && !occasions.includes(occasion)) throw fieldError("occasion", "choice", "card.occasionOff");
}

async function deliveredThisYear({ db, now, tenant }: TenantCtx): Promise<NonNullable<CardSettings["delivered"]>> {
  const since = sql`(date_trunc('year', ${now}::timestamptz at time zone ${tenant.timezone}) at time zone ${tenant.timezone})`;
  const these = sql`cards c where c.tenant_id = ${db.tenantId} and c.delivered_at >= ${since}`;
  const [rows, [median], [today]] = await Promise.all([
    db.rows<{ occasion: CardOccasion; count: number }>(sql`
      select c.occasion, count(*)::int as count from ${these} group by 1`),
    db.rows<{ median: number | null }>(sql`
      select percentile_disc(0.5) within group (order by c.signature_count) as median from ${these}`),
    db.rows<{ year: number }>(sql`
      select extract(year from ${now}::timestamptz at time zone ${tenant.timezone})::int as year`),
  ]);
  return {
    year: today?.year ?? 0,
    byOccasion: Object.fromEntries(rows.map(({ occasion, count }) => [occasion, count])),
    medianSignatures: median?.median ?? null,
  };
}

/** Of people as they are now, who have somebody to organize their card. */
async function startedInYear({ db, now, tenant }: TenantCtx): Promise<NonNullable<CardSettings["yearly"]>> {
  const joined = sql`(m.joined_at at time zone coalesce(m.timezone, ${tenant.timezone}))`;
  const next = sql`extract(year from age(${now}::timestamptz at time zone ${tenant.timezone}, ${joined}))::int + 1`;
  const [row] = await db.rows<{ birthday: number; years: number }>(sql`
    select count(*) filter (where ${isHonored("birthday")})::int as birthday,
      count(*) filter (where ${isHonored("years")} and ${next} >= ${FIRST_MILESTONE} and (${next}) % ${MILESTONE_STEP} = 0)::int as years
    from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.status = 'joined' and exists (
      select from member_managers g
      join tenant_members x on x.tenant_id = ${db.tenantId} and x.id = g.manager_id
        and x.status = 'joined' and x.suspended_at is null
      where g.tenant_id = ${db.tenantId} and g.member_id = m.id)`);
  return row ?? { birthday: 0, years: 0 };
}

export async function presentCardSettings(ctx: TenantCtx, row: StoredSettings): Promise<CardSettings> {
  const { designs, occasions, deliverTime, automaticBirthday, automaticYears, version } = row;
  const edits = cardSettingsPolicy.can(ctx.actor, "edit", null);
  const [delivered, yearly] = edits ? await Promise.all([deliveredThisYear(ctx), startedInYear(ctx)]) : [null, null];
  return {
    __entity_type__: "cardSettings",
    __permissions__: cardSettingsPolicy.permissionsOn(ctx.actor, null),
    id: ctx.db.tenantId,
    ...{ designs, occasions, deliverTime, automaticBirthday, automaticYears, version },
    ...{ delivered, yearly },
  };
}

export const readCardSettings = async (ctx: TenantCtx) => presentCardSettings(ctx, await storedCardSettings(ctx.db));
