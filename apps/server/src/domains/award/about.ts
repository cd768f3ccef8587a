import { sql } from "drizzle-orm";
import type { AboutFinder } from "../../domain.ts";
import { awardPath } from "./audience.ts";
import { givenAwards } from "./queries.ts";

export const aboutAwards: AboutFinder = async (ctx, ids) => {
  const { db } = ctx;
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; words: string }>(sql`
    select w.id, w.name as words from awards w
    where w.tenant_id = ${db.tenantId} and w.id = any(${sql.param(ids)}::uuid[]) and ${givenAwards.visibleTo(ctx)}`);
  return new Map(rows.map(({ id, words }) => [id, { words, resourcePath: awardPath(id) }]));
};
