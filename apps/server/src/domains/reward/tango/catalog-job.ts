import { z } from "zod";
import { type TangoBrand, TangoFailed } from "../../../adapters/tango/tango.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { enqueuer } from "../../../jobs/enqueue.ts";
import { nameKey } from "../../../name-key.ts";
import { accessOf, connectionOf, deny, nextTurn, pause, type TangoCalls } from "./connection.ts";

const job = z.object({ tenantId: z.uuid() });
const DAY_MS = 86_400_000;
/** A catalog that was fetched is good for so long; one that could not be is asked for again sooner. */
const FRESH_MS = 12 * 3_600_000;
const AGAIN_MS = 3_600_000;

interface Asked {
  catalogAt: Date | null;
  catalogAskedAt: Date | null;
  catalogAskedBefore: Date | null;
}
/** Never a third time within a day, whatever became of the first two. */
export function isCatalogDue({ catalogAt, catalogAskedAt, catalogAskedBefore }: Asked, now: Date): boolean {
  const since = (at: Date | null) => (at ? now.getTime() - at.getTime() : Number.POSITIVE_INFINITY);
  if (since(catalogAskedBefore) < DAY_MS) return false;
  return since(catalogAt) >= FRESH_MS && since(catalogAskedAt) >= AGAIN_MS;
}

const hundredths = (amount: number) => Math.round(amount * 100);

async function keepBrands(db: TenantDb, now: Date, brands: readonly TangoBrand[]): Promise<void> {
  const statements = [
    ...multiRow({
      name: "tango_brands_keep",
      head: "insert into tango_brands (tenant_id, seen_at, key, name, name_key, description, terms, image_url, active) values",
      row: "($1, $2, ?, ?, ?, ?, ?, ?, ?)",
      tail: `on conflict (tenant_id, key) do update set name = excluded.name, name_key = excluded.name_key, description = excluded.description,
        terms = excluded.terms, image_url = excluded.image_url, active = excluded.active, seen_at = excluded.seen_at`,
      shared: [db.tenantId, now],
      rows: brands.map(({ key, name, description, terms, imageUrl, isActive }) => [
        ...[key, name, nameKey(name), description, terms, imageUrl, isActive],
      ]),
    }),
    ...multiRow({
      name: "tango_items_keep",
      head: `insert into tango_items (tenant_id, seen_at, utid, brand_key, name, kind, currency, least, most, whole, countries,
        instructions, active) values`,
      row: "($1, $2, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      tail: `on conflict (tenant_id, utid) do update set brand_key = excluded.brand_key, name = excluded.name, kind = excluded.kind,
        currency = excluded.currency, least = excluded.least, most = excluded.most, whole = excluded.whole, countries = excluded.countries,
        instructions = excluded.instructions, active = excluded.active, seen_at = excluded.seen_at`,
      shared: [db.tenantId, now],
      rows: brands.flatMap((brand) =>
        brand.items.map(({ utid, name, kind, currency, least, most, isWhole, countries, instructions, isActive }) => [
          ...[utid, brand.key, name, kind, currency, hundredths(least), hundredths(most), isWhole, countries],
          ...[instructions, isActive && brand.isActive],
        ]),
      ),
    }),
  ];
  for (const statement of statements) db.write(statement);
  // What it no longer has.
  for (const table of ["tango_brands", "tango_items"])
    db.write({
      text: `update ${table} set active = false where tenant_id = $1 and seen_at < $2 and active`,
      values: [db.tenantId, now],
    });
}

/** Brings the catalog up to date, at most twice a day; people browse what is kept meanwhile. */
export const catalogJob =
  (calls: TangoCalls) =>
  async (data: unknown): Promise<void> => {
    const { tenantId } = job.parse(data);
    const { database, services } = calls;
    const claimed = await database.withTenant(tenantId, async (db, { now }) => {
      const connection = await connectionOf(db, true);
      if (!connection || connection.deniedAt || !isCatalogDue(connection, now)) return null;
      db.write({
        name: "tango_catalog_claim",
        text: "update tango_connections set catalog_asked_before = catalog_asked_at, catalog_asked_at = $2 where tenant_id = $1",
        values: [tenantId, now],
      });
      return { connection, now };
    });
    if (!claimed) return;
    const { connection, now } = claimed;
    try {
      const access = await accessOf(calls, connection, now);
      await nextTurn(calls, tenantId);
      const brands = await services.tango.catalog(access);
      await database.withTenant(tenantId, async (db, entered) => {
        await keepBrands(db, entered.now, brands);
        db.write({
          name: "tango_catalog_done",
          text: "update tango_connections set catalog_at = $2 where tenant_id = $1",
          values: [tenantId, entered.now],
        });
        await enqueuer(db)("tango.offer", { tenantId }, { key: tenantId });
      });
    } catch (error) {
      if (!(error instanceof TangoFailed)) throw error;
      await database.withTenant(tenantId, async (db, entered) => {
        if (error.kind === "denied") deny(db, entered.now, connection);
        if (error.kind === "busy") pause({ db, now: entered.now }, error.waitMs);
      });
    }
  };
