import type { TangoBrand } from "@plaudit/api/tango.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { nameKey } from "../../../name-key.ts";

type Values = TangoBrand["values"];
/** How much cards are worth, by currency. */
const values = sql`(select coalesce(jsonb_agg(jsonb_build_object('currency', v.currency, 'least', v.least, 'most', v.most) order by v.currency), '[]')
  from (select w.currency, min(w.least) as least, max(w.most) as most from jsonb_to_recordset(jsonb_agg(jsonb_build_object(
    'currency', i.currency, 'least', i.least, 'most', i.most))) w (currency text, least bigint, most bigint) group by w.currency) v)`;

/** How many brands there are where. */
export const byCountry = (db: TenantDb) =>
  db.rows<{ country: string; brands: number; values: Values }>(sql`
    select c.country, count(distinct i.brand_key)::int as brands, ${values} as values
    from tango_items i, unnest(i.countries) c(country)
    where i.tenant_id = ${db.tenantId} and i.active group by c.country order by c.country`);

interface Asked {
  search?: string | undefined;
  country?: string | undefined;
  chosen?: boolean | undefined;
  hidden?: boolean | undefined;
  cursor?: string | undefined;
  pageSize: number;
}
/** Without what no text of the database has. */
const storable = z.string().refine((text) => text.isWellFormed() && !text.includes("\0"));
const encode = ({ nameKey, key }: { nameKey: string; key: string }) =>
  Buffer.from(JSON.stringify([nameKey, key])).toString("base64url");
const position = z.tuple([storable, storable]);
function decode(cursor: string): z.output<typeof position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw fieldError("cursor", "cursor", "badCursor");
  }
}

/** By name; those that Tango has no longer are left out. */
export async function brandPage(db: TenantDb, { search, country, chosen, hidden, cursor, pageSize }: Asked) {
  const after = cursor === undefined ? null : decode(cursor);
  const rows = await db.rows<TangoBrand & { nameKey: string }>(sql`
    select b.key, b.name, b.name_key as "nameKey", b.image_url as "imageUrl", b.hidden, x.countries, x.values
    from tango_brands b cross join lateral (
      select array(select distinct c from tango_items j, unnest(j.countries) c
          where j.tenant_id = ${db.tenantId} and j.brand_key = b.key and j.active order by c) as countries,
        ${values} as values
      from tango_items i where i.tenant_id = ${db.tenantId} and i.brand_key = b.key and i.active) x
    where b.tenant_id = ${db.tenantId} and b.active and x.countries <> '{}'
      ${search ? sql` and strpos(b.name_key, ${nameKey(search)}) > 0` : sql``}
      ${country ? sql` and ${country} = any(x.countries)` : sql``}
      ${chosen ? sql` and x.countries && (select c.countries from tango_connections c where c.tenant_id = ${db.tenantId})` : sql``}
      ${hidden === undefined ? sql`` : sql` and b.hidden = ${hidden}`}
      ${after ? sql` and (b.name_key collate "C", b.key) > (${after[0]}, ${after[1]})` : sql``}
    order by b.name_key collate "C", b.key limit ${pageSize + 1}`);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    results: page.map(({ nameKey: _, ...brand }) => brand),
    next: rows.length > pageSize && last ? encode(last) : null,
  };
}
