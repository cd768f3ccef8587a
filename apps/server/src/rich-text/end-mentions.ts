import { plainText, type RichText, tidyText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../db/tenant-db.ts";

interface Where {
  table: string;
  /** What tells its rows apart. */
  keys?: readonly string[];
  /** The document, and the column that has it as plain text. */
  doc: string;
  text?: string;
}
const CHUNK = 200;
const named = (doc: RichText, id: string, label: string): RichText =>
  tidyText({
    type: "doc",
    content: doc.content.map((block) =>
      block.content
        ? {
            ...block,
            content: block.content.map((node) =>
              node.type === "mention" && node.attrs.id === id ? { type: "text", text: label } : node,
            ),
          }
        : block,
    ),
  });

/** Texts have the names of whom they mention: one person's become words that lead nowhere, some at a time. True while there may be more. */
export async function endMentions(
  db: TenantDb,
  { table, keys = ["id"], doc, text }: Where,
  { id, label }: { id: string; label: string },
): Promise<boolean> {
  const [of, column] = [sql.identifier(table), sql.identifier(doc)];
  const other = '$.content[*].content[*] ? (@.type == "mention" && @.attrs.id == $id)';
  const found = await db.rows<{ key: string[]; doc: RichText }>(sql`
    select array[${sql.join(
      keys.map((key) => sql`${sql.identifier(key)}::text`),
      sql`, `,
    )}] as key, ${column} as doc
    from ${of} where tenant_id = ${db.tenantId}
      and jsonb_path_exists(${column}, ${other}::jsonpath, ${JSON.stringify({ id })}::jsonb) limit ${CHUNK}`);
  for (const row of found) {
    const after = named(row.doc, id, label);
    const plain = text ? sql`, ${sql.identifier(text)} = ${plainText(after)}` : sql``;
    const one = keys.map((key, n) => sql` and ${sql.identifier(key)} = ${row.key[n]}::uuid`);
    db.write(sql`
      update ${of} set ${column} = ${JSON.stringify(after)}::jsonb${plain}
      where tenant_id = ${db.tenantId}${sql.join(one)}`);
  }
  return found.length === CHUNK;
}
