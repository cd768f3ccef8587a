import type { ReadRate } from "@plaudit/api/announcement.ts";
import type { AudienceBody } from "@plaudit/api/audience.ts";
import type { Answer } from "@plaudit/api/client.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { Tenant, TenantCtx } from "../../context.ts";
import { languageOf } from "../directory/index.ts";
import { checkAudience, isIn, storedAudience } from "../points/index.ts";
import { type AnnouncementRow, isHere, readersOf } from "./queries.ts";

/** Figures of the members who chose a locale. */
type OfLocale<Name extends string> = Record<Name, number> & { locale: Language | null };

/** The same by the language in which they get texts, the most frequent one first. */
function byLanguage<Name extends string>(
  tenant: Tenant,
  rows: readonly OfLocale<Name>[],
  [size, ...names]: readonly [Name, ...Name[]],
): (Record<Name, number> & { language: Language })[] {
  const sum = (of: readonly OfLocale<Name>[], name: Name) => of.reduce((all, row) => all + row[name], 0);
  return [...Map.groupBy(rows, ({ locale }) => languageOf(tenant, locale))]
    .map(([language, of]) => {
      const figures = Object.fromEntries([size, ...names].map((name) => [name, sum(of, name)])) as Record<Name, number>;
      return { language, ...figures };
    })
    .toSorted((a, b) => b[size] - a[size] || a.language.localeCompare(b.language));
}

/** How many of each language have read it. */
export async function languageRates({ db, tenant }: TenantCtx, row: AnnouncementRow) {
  const rows = await db.rows<OfLocale<keyof ReadRate>>(sql`
    select m.locale, count(*)::int as audience, count(r.read_at)::int as read, count(r.confirmed_at)::int as confirmed
    from ${readersOf(db, row)} group by m.locale`);
  return byLanguage(tenant, rows, ["audience", "read", "confirmed"]);
}

/** Whom it would be for now; who its readers are is settled when it is published. */
export async function countAudience(
  ctx: TenantCtx,
  audience: AudienceBody,
): Promise<Answer<"POST /announcement/announcements/audience">> {
  const { db, tenant } = ctx;
  await checkAudience(ctx, "audience", audience);
  const rows = await db.query<OfLocale<"people" | "mailed">>({
    name: "announcement_audience",
    text: `select m.locale, count(*)::int as people, count(m.email)::int as mailed from tenant_members m
      where m.tenant_id = $1 and ${isHere} and ${isIn("$2::jsonb")} group by m.locale`,
    values: [db.tenantId, JSON.stringify(storedAudience(audience))],
  });
  const found = byLanguage(tenant, rows, ["people", "mailed"]);
  const sum = (name: "people" | "mailed") => found.reduce((all, one) => all + one[name], 0);
  return {
    people: sum("people"),
    withoutEmail: sum("people") - sum("mailed"),
    languages: found.map(({ language, people }) => ({ language, people })),
  };
}
