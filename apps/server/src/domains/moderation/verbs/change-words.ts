import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { foldName } from "../../directory/index.ts";
import { moderationWordsPolicy } from "../policy.ts";
import { wordsRow } from "../queries.ts";
import { presentWords } from "../reads.ts";

/** The first of those that differ only in case or accents. */
const distinct = (words: readonly string[]): string[] =>
  [...new Map(words.toReversed().map((word) => [foldName(word), word])).values()].reverse();

export async function changeWords(ctx: TenantCtx, body: { words: string[]; version: number }) {
  const { db } = ctx;
  moderationWordsPolicy.require(ctx, "edit", null);
  await db.rows(sql`insert into moderation_words (tenant_id) values (${db.tenantId}) on conflict do nothing`);
  const before = await presentWords(ctx, await wordsRow(db, true));
  expectVersion(before, body.version, "moderation.wordsChanged");
  const words = distinct(body.words);
  const fields = { words: before.words };
  if (!(await recordChange(ctx, "moderationWords.update", db.tenantId, fields, { words }))) return before;
  const version = before.version + 1;
  db.write(sql`
    update moderation_words set words = ${JSON.stringify(words)}::jsonb, version = ${version}
    where tenant_id = ${db.tenantId}`);
  return presentWords(ctx, { words, version });
}
