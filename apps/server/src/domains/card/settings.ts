import type { CardSettings, cardSettingsBody } from "@plaudit/api/card.ts";
import { type CardDesign, type CardOccasion, cardDesigns, cardOccasions } from "@plaudit/api/card-designs.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";
import { expectVersion } from "../../expect-version.ts";
import { recordChange } from "../audit/index.ts";
import { cardSettingsPolicy } from "./policy.ts";
import { cardSettings } from "./tables.ts";

type Row = Omit<typeof cardSettings.$inferSelect, "tenantId">;
const untouched: Row = {
  designs: [...cardDesigns],
  occasions: [...cardOccasions],
  automaticBirthday: false,
  automaticYears: false,
  version: 0,
};

async function storedCardSettings(db: TenantDb, lock = false): Promise<Row> {
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
  const [rows, [median]] = await Promise.all([
    db.rows<{ occasion: CardOccasion; count: number }>(sql`
      select c.occasion, count(*)::int as count from ${these} group by 1`),
    db.rows<{ median: number | null }>(sql`
      select percentile_disc(0.5) within group (order by c.signature_count) as median from ${these}`),
  ]);
  return {
    byOccasion: Object.fromEntries(rows.map(({ occasion, count }) => [occasion, count])),
    medianSignatures: median?.median ?? null,
  };
}

async function present(ctx: TenantCtx, row: Row): Promise<CardSettings> {
  const { designs, occasions, automaticBirthday, automaticYears, version } = row;
  const edits = cardSettingsPolicy.can(ctx.actor, "edit", null);
  return {
    __entity_type__: "cardSettings",
    __permissions__: cardSettingsPolicy.permissionsOn(ctx.actor, null),
    id: ctx.db.tenantId,
    ...{ designs, occasions, automaticBirthday, automaticYears, version },
    delivered: edits ? await deliveredThisYear(ctx) : null,
  };
}

export const readCardSettings = async (ctx: TenantCtx) => present(ctx, await storedCardSettings(ctx.db));

const audited = ({ designs, occasions, automaticBirthday, automaticYears }: Omit<Row, "version">) => ({
  ...{ designs, occasions, automaticBirthday, automaticYears },
});

export async function changeCardSettings(ctx: TenantCtx, body: Output<typeof cardSettingsBody>): Promise<CardSettings> {
  const { db } = ctx;
  cardSettingsPolicy.require(ctx, "edit", null);
  const { tenantId } = db;
  await db.orm
    .insert(cardSettings)
    .values({ ...untouched, tenantId })
    .onConflictDoNothing();
  const before = await storedCardSettings(db, true);
  expectVersion(await present(ctx, before), body.version, "card.settingsChanged");
  const inOrder = <T>(all: readonly T[], chosen: readonly T[]) => all.filter((one) => chosen.includes(one));
  const after: Row = {
    designs: inOrder(cardDesigns, body.designs),
    occasions: inOrder(cardOccasions, body.occasions),
    automaticBirthday: body.automaticBirthday,
    automaticYears: body.automaticYears,
    version: before.version + 1,
  };
  if (!(await recordChange(ctx, "cardSettings.update", tenantId, audited(before), audited(after))))
    return present(ctx, before);
  await db.orm.update(cardSettings).set(after).where(ofTenant(db, cardSettings));
  return present(ctx, after);
}
