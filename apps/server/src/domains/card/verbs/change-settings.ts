import { cardDesigns, cardOccasions } from "@plaudit/api/card-designs.ts";
import type { CardSettings, cardSettingsBody } from "@plaudit/api/card-settings.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../../context.ts";
import { ofTenant } from "../../../db/rows.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { cardSettingsPolicy } from "../policy.ts";
import { presentCardSettings, type StoredSettings, storedCardSettings, untouched } from "../settings.ts";
import { cardSettings } from "../tables.ts";

const audited = ({ designs, occasions, deliverTime, automaticBirthday, automaticYears }: StoredSettings) => ({
  ...{ designs, occasions, deliverTime, automaticBirthday, automaticYears },
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
  expectVersion(await presentCardSettings(ctx, before), body.version, "card.settingsChanged");
  const inOrder = <T>(all: readonly T[], chosen: readonly T[]) => all.filter((one) => chosen.includes(one));
  const after: StoredSettings = {
    designs: inOrder(cardDesigns, body.designs),
    occasions: inOrder(cardOccasions, body.occasions),
    deliverTime: body.deliverTime,
    automaticBirthday: body.automaticBirthday,
    automaticYears: body.automaticYears,
    version: before.version + 1,
  };
  if (!(await recordChange(ctx, "cardSettings.update", tenantId, audited(before), audited(after))))
    return presentCardSettings(ctx, before);
  await db.orm.update(cardSettings).set(after).where(ofTenant(db, cardSettings));
  if (after.automaticBirthday || after.automaticYears) await ctx.enqueue("card.automatic", { tenantId });
  return presentCardSettings(ctx, after);
}
