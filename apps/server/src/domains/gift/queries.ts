import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { type Audience, type GiftDue, lockBudgetItem } from "../points/index.ts";

export interface GiftRuleRow {
  id: string;
  name: string;
  source: GiftDue["source"];
  audience: Audience;
  bankId: string;
  bankName: string;
  balance: number;
  steps: { at: number; amount: number }[];
  words: Partial<Record<"en" | "fr" | "ar", string>>;
  pausedAt: Date | null;
  startsOn: string;
  version: number;
}

const rulesWhere = ({ tenantId }: TenantDb, condition: SQL): SQL => sql`
  select b.id, b.name, b.source, b.audience, g.bank_id as "bankId", k.name as "bankName", a.balance, g.steps, g.words,
    b.paused_at as "pausedAt", b.starts_on::text as "startsOn", b.version
  from points_budget_items b
  join points_gift_rules g on g.tenant_id = ${tenantId} and g.id = b.id
  join points_budget_items k on k.tenant_id = ${tenantId} and k.id = g.bank_id
  join points_accounts a on a.tenant_id = ${tenantId} and a.id = md5(g.bank_id::text || '/fund/')::uuid
  where b.tenant_id = ${tenantId} and ${condition}`;

export const giftRuleRows = (db: TenantDb): Promise<GiftRuleRow[]> =>
  db.rows<GiftRuleRow>(sql`${rulesWhere(db, sql`b.ended_at is null`)} order by b.source, b.name_key, b.id`);

/** `lock` for who is about to change it. */
export async function giftRuleRow(db: TenantDb, id: string, lock = false): Promise<GiftRuleRow> {
  if (lock) lockBudgetItem(db, id);
  const [row] = await db.rows<GiftRuleRow>(rulesWhere(db, sql`b.id = ${id}`));
  if (!row) throw new DomainError("NotFound", "gift.missing");
  return row;
}

export async function ruleWords(db: TenantDb, ids: readonly string[]) {
  const rows = await db.rows<Pick<GiftRuleRow, "id" | "words">>(sql`
    select g.id, g.words from points_gift_rules g
    where g.tenant_id = ${db.tenantId} and g.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, words }) => [id, words]));
}
