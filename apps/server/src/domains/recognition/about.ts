import { sql } from "drizzle-orm";
import type { AboutFinder } from "../../domain.ts";
import { recognitionPath } from "./audience.ts";
import { givenRecognitions } from "./queries.ts";

/** As much of a message as a line of a statement shows. */
const SHOWN = 160;

export const aboutRecognitions: AboutFinder = async (ctx, ids) => {
  const { db } = ctx;
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; words: string }>(sql`
    select r.id, left(r.message_text, ${SHOWN}) as words from recognitions r
    where r.tenant_id = ${db.tenantId} and r.id = any(${sql.param(ids)}::uuid[]) and ${givenRecognitions.visibleTo(ctx)}`);
  return new Map(rows.map(({ id, words }) => [id, { words, resourcePath: recognitionPath(id) }]));
};
