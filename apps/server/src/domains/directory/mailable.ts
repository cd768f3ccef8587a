import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import { fullName } from "./people.ts";
import { languageOf } from "./rules/language-of.ts";

interface Addressee {
  id: string;
  firstName: string;
  language: Language;
  to: { name: string; address: string };
}

/** Those of these members who have an address and have not left. */
export async function mailable({ db, tenant }: WorkerCtx, ids: readonly string[]): Promise<Addressee[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<{
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    locale: Language | null;
  }>(sql`
    select m.id, m.first_name, m.last_name, m.email, m.locale from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[])
      and m.email is not null and m.status <> 'archived' and m.suspended_at is null`);
  return rows.map(({ id, first_name, last_name, email, locale }) => ({
    id,
    firstName: first_name,
    language: languageOf(tenant, locale),
    to: { name: fullName(first_name, last_name), address: email },
  }));
}
