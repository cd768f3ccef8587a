import type { CelebrationPreferences, CelebrationPreferencesBody } from "@plaudit/api/celebration.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { exchangePictures } from "../picture.ts";
import { celebrationPreferencesPolicy } from "../policy.ts";
import { preferencesOf, presentPreferences } from "../preferences.ts";
import { type Choices, usual } from "../rules/shown.ts";

const audited = ({ kinds, hour, milestones, words, pictures }: Choices) => ({
  ...{ kinds, hour, milestones, words, pictures },
});

export async function writePreferences(
  ctx: TenantCtx,
  { version, ...body }: CelebrationPreferencesBody,
): Promise<CelebrationPreferences> {
  const { db } = ctx;
  const { tenantId } = db;
  celebrationPreferencesPolicy.require(ctx, "edit", null);
  await db.rows(sql`
    insert into celebration_preferences (tenant_id, kinds, hour, milestones, words, pictures)
    values (${tenantId}, ${JSON.stringify(usual.kinds)}::jsonb, ${usual.hour}, ${sql.param(usual.milestones)}::int[], ${JSON.stringify(usual.words)}::jsonb,
      ${JSON.stringify(usual.pictures)}::jsonb)
    on conflict do nothing`);
  const before = await preferencesOf(db, sql`for update`);
  expectVersion(await presentPreferences(ctx, before), version, "settingsChanged");
  const milestones = [...new Set(body.milestones)].toSorted((a, b) => a - b);
  const after = { ...body, milestones, version: version + 1 };
  const changed = await recordChange(ctx, "celebrationPreferences.update", tenantId, audited(before), audited(after));
  if (!changed) return presentPreferences(ctx, before);
  await exchangePictures(ctx, before.pictures, after.pictures);
  await db.rows(sql`
    update celebration_preferences set kinds = ${JSON.stringify(after.kinds)}::jsonb,
      hour = ${after.hour}, milestones = ${sql.param(after.milestones)}::int[], words = ${JSON.stringify(after.words)}::jsonb,
      pictures = ${JSON.stringify(after.pictures)}::jsonb, version = ${after.version} where tenant_id = ${tenantId}`);
  return presentPreferences(ctx, after);
}
