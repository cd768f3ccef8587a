import { type CelebrationKind, type CelebrationPreferences, celebrationKinds } from "@plaudit/api/celebration.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { isoDate } from "../points/index.ts";
import { occasionRows } from "./occasions.ts";
import { pictureFor } from "./picture.ts";
import { celebrationPreferencesPolicy } from "./policy.ts";
import { plusDays } from "./rules/days.ts";
import { type Choices, usual } from "./rules/shown.ts";
import { usualWords } from "./usual-words.ts";

export interface PreferencesRow extends Choices {
  version: number;
}

/** What the tenant chose, or the usual. */
export async function preferencesOf(db: TenantDb, locking: SQL = sql``): Promise<PreferencesRow> {
  const [row] = await db.rows<PreferencesRow>(sql`
    select kinds, hour, milestones, words, pictures, version from celebration_preferences where tenant_id = ${db.tenantId} ${locking}`);
  return row ?? { ...usual, version: 1 };
}

/** Kinds that are on. */
export const activeKinds = ({ kinds }: Choices) =>
  celebrationKinds.flatMap((kind) => (kinds[kind].active ? [{ kind, audience: kinds[kind].audience }] : []));

export async function presentPreferences(ctx: TenantCtx, row: PreferencesRow): Promise<CelebrationPreferences> {
  const { db, now, tenant } = ctx;
  const today = isoDate(now, tenant.timezone);
  const coming = {
    from: today,
    to: plusDays(today, 6),
    kinds: celebrationKinds.map((kind) => ({ kind, audience: "everyone" as const })),
    reader: null,
    teamIds: [],
  };
  const [[hidden], counted] = await Promise.all([
    db.rows<{ birthday: number; anniversary: number }>(sql`
      select count(*) filter (where hide_birthday)::int as birthday, count(*) filter (where hide_anniversary)::int as anniversary
      from tenant_members where tenant_id = ${db.tenantId} and status = 'joined' and suspended_at is null`),
    occasionRows<{ kind: CelebrationKind; count: number }>(
      db,
      coming,
      (found) => sql`select o.kind, count(*)::int as count from (${found}) o group by o.kind`,
    ),
  ]);
  const week = { birthday: 0, anniversary: 0, welcome: 0, onboarding: 0 };
  for (const { kind, count } of counted) week[kind] = count;
  return {
    __entity_type__: "celebrationPreferences",
    __permissions__: celebrationPreferencesPolicy.permissionsOn(ctx.actor, null),
    id: db.tenantId,
    kinds: row.kinds,
    hour: row.hour,
    milestones: row.milestones,
    words: row.words,
    usualWords: usualWords(tenant.pointTerms),
    pictures: row.pictures,
    pictureUrls: {
      birthday: pictureFor(ctx, row, "birthday"),
      anniversary: pictureFor(ctx, row, "anniversary"),
      onboarding: pictureFor(ctx, row, "onboarding"),
    },
    hidden: hidden ?? { birthday: 0, anniversary: 0 },
    week,
    version: row.version,
  };
}

export const tenantPreferences = async (ctx: TenantCtx): Promise<CelebrationPreferences> =>
  presentPreferences(ctx, await preferencesOf(ctx.db));
