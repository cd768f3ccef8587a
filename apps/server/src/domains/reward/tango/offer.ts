import { createHash } from "node:crypto";
import type { RewardArt } from "@plaudit/api/reward-arts.ts";
import { feeOf } from "@plaudit/api/reward-value.ts";
import { sql } from "drizzle-orm";
import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { foldName } from "../../directory/index.ts";
import { storedSettings } from "../../points/index.ts";
import { pointsFor } from "../rules/prices.ts";
import { type Connection, connectionOf } from "./connection.ts";
import { plainText } from "./rules/plain-text.ts";
import { isWanted, kindOf, roundValues, valueName } from "./rules/values.ts";

const MOST_VARIANTS = 20;
const MOST_POINTS = 1_000_000;
const LONGEST_NAME = 80;
const LONGEST_TEXT = 500;

interface Item {
  brandKey: string;
  brand: string;
  description: string;
  utid: string;
  kind: string;
  currency: string;
  least: number;
  most: number;
  whole: boolean;
  countries: string[];
  instructions: string;
}
/** What may be offered of the catalog, by the countries and brands that were chosen. */
const itemsOf = (db: TenantDb, countries: readonly string[]) =>
  db.rows<Item>(sql`
    select b.key as "brandKey", b.name as brand, b.description, i.utid, i.kind, i.currency,
      i.least::float8 as least, i.most::float8 as most, i.whole, i.instructions,
      array(select c from unnest(i.countries) c where c = any(${sql.param(countries)}::text[]) order by c) as countries
    from tango_brands b join tango_items i on i.tenant_id = ${db.tenantId} and i.brand_key = b.key
    where b.tenant_id = ${db.tenantId} and b.active and not b.hidden and i.active
      and i.countries && ${sql.param(countries)}::text[]
    order by b.key, i.currency, i.least, i.utid`);

/** The same for the same text, so that a reward is known again. */
function derivedId(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Made {
  id: string;
  externalId: string;
  name: string;
  description: string;
  category: string;
  art: RewardArt;
  currency: string;
  countries: string[];
  instructions: string;
  leastPoints: number;
  mostPoints: number;
  variants: { id: string; name: string; utid: string; points: number; faceValue: number; fee: number }[];
}

type Worth = Parameters<typeof pointsFor>[2];
/**
 * One reward for each brand and currency, with the values that people choose from. Without the service's pictures: they are on servers of
 * others, who would learn who looks.
 */
function rewardsOf(
  items: readonly Item[],
  of: Pick<Connection, "tenantId" | "prepaid" | "donations" | "markup">,
  worth: Worth,
): Made[] {
  const wanted = items.filter(({ kind }) => isWanted(kind, of));
  const groups = Map.groupBy(wanted, ({ brandKey, currency }) => `${brandKey} ${currency}`);
  return [...groups].flatMap(([key, group]): Made[] => {
    const [first] = group as [Item, ...Item[]];
    const { currency } = first;
    const id = derivedId(`tango ${of.tenantId} ${key}`);
    const values = new Map<number, string>();
    for (const item of group)
      for (const value of roundValues(item)) if (!values.has(value)) values.set(value, item.utid);
    const variants = [...values]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([value, utid]) => {
        const fee = feeOf(value, of.markup);
        const points = pointsFor(value + fee, currency, worth);
        const fields = { name: valueName(value, currency), utid, points, faceValue: value, fee };
        return points > 0 && points <= MOST_POINTS ? [{ id: derivedId(`${id} ${value}`), ...fields }] : [];
      })
      .slice(0, MOST_VARIANTS);
    if (variants.length === 0) return [];
    const name = plainText(first.brand, LONGEST_NAME);
    const points = variants.map((one) => one.points);
    return [
      {
        id,
        externalId: key,
        name,
        description: plainText(first.description, LONGEST_TEXT),
        ...(kindOf(first.kind) === "donation"
          ? { category: "giving", art: "trees" }
          : { category: "cards", art: "giftCard" }),
        currency,
        countries: [...new Set(group.flatMap(({ countries }) => countries))].toSorted(),
        instructions: plainText(first.instructions, 300),
        leastPoints: Math.min(...points),
        mostPoints: Math.max(...points),
        variants,
      },
    ];
  });
}

/** Everybody who may redeem; where, says the reward's own list of countries. */
const everyone = JSON.stringify({ everyone: true, memberIds: [], teamIds: [], roles: [] });

function keep(db: TenantDb, now: Date, providerId: string, made: readonly Made[]): void {
  const statements = [
    ...multiRow({
      name: "tango_rewards_keep",
      head: `insert into rewards (tenant_id, provider_id, offered_at, created_at, audience, tax, limit_period, approval, fulfilment, asks, id,
        external_id, name, name_key, description, category, art, currency, countries, instructions, least_points,
        most_points) values`,
      row: "($1, $2, $3, $3, $4, 'none', 'ever', 'none', 'tango', 'nothing', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      tail: `on conflict (tenant_id, id) do update set name = excluded.name, name_key = excluded.name_key, description = excluded.description,
          category = excluded.category, least_points = excluded.least_points,
          most_points = excluded.most_points, countries = excluded.countries, instructions = excluded.instructions, archived_at = null,
          version = rewards.version + 1
        where (rewards.name, rewards.description, rewards.category, rewards.least_points, rewards.most_points,
            rewards.countries, rewards.instructions, rewards.archived_at) is distinct from
          (excluded.name, excluded.description, excluded.category, excluded.least_points, excluded.most_points,
            excluded.countries, excluded.instructions, null)`,
      shared: [db.tenantId, providerId, now, everyone],
      rows: made.map((one) => [
        ...[one.id, one.externalId, one.name, foldName(one.name), one.description, one.category, one.art],
        ...[one.currency, one.countries, one.instructions, one.leastPoints, one.mostPoints],
      ]),
    }),
    ...multiRow({
      name: "tango_variants_keep",
      head: "insert into reward_variants (tenant_id, reward_id, id, place, name, external_id, points, face_value, fee) values",
      row: "($1, ?, ?, ?, ?, ?, ?, ?, ?)",
      tail: `on conflict (tenant_id, reward_id, id) do update set place = excluded.place, name = excluded.name,
          external_id = excluded.external_id, points = excluded.points, face_value = excluded.face_value, fee = excluded.fee, archived_at = null
        where (reward_variants.place, reward_variants.name, reward_variants.external_id, reward_variants.points, reward_variants.face_value,
            reward_variants.fee, reward_variants.archived_at) is distinct from
          (excluded.place, excluded.name, excluded.external_id, excluded.points, excluded.face_value, excluded.fee, null)`,
      shared: [db.tenantId],
      rows: made.flatMap(({ id: rewardId, variants }) =>
        variants.map(({ id, name, utid, points, faceValue, fee }, place) => [
          ...[rewardId, id, place, name, utid, points, faceValue, fee],
        ]),
      ),
    }),
  ];
  for (const statement of statements) db.write(statement);
  db.write({
    name: "tango_variants_gone",
    text: `update reward_variants v set archived_at = $3 where v.tenant_id = $1 and v.archived_at is null and not v.id = any($4::uuid[])
      and v.reward_id in (select r.id from rewards r where r.tenant_id = $1 and r.provider_id = $2)`,
    values: [db.tenantId, providerId, now, made.flatMap(({ variants }) => variants.map(({ id }) => id))],
  });
  db.write({
    name: "tango_rewards_gone",
    text: `update rewards set archived_at = $3 where tenant_id = $1 and provider_id = $2 and archived_at is null and not id = any($4::uuid[])`,
    values: [db.tenantId, providerId, now, made.map(({ id }) => id)],
  });
}

/** Has the shop offer what was chosen of the catalog, at what points are worth now. What was redeemed keeps its price. */
export async function offerCatalog({ db, now }: Pick<WorkerCtx, "db" | "now">): Promise<void> {
  const connection = await connectionOf(db, true);
  if (!connection) return;
  const { row: settings } = await storedSettings(db);
  const items = await itemsOf(db, connection.countries);
  keep(db, now, connection.providerId, rewardsOf(items, connection, settings.worth));
}
