import type { RichText } from "@plaudit/api/rich-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Quality } from "@plaudit/api/value.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf, peopleByIds } from "../../directory/index.ts";
import { presentQuality } from "../../value/index.ts";
import { type Announced, recognitionPath } from "../audience.ts";
import { qualitiesOf } from "../queries.ts";

export interface RecognizedMail {
  language: Language;
  tenant: Tenant;
  recipient: { firstName: string };
  sender: PersonSummary;
  message: RichText;
  qualities: Quality[];
  /** Points that reached this recipient; 0 where points are off. */
  amount: number;
  /** Where the recognition can be read. */
  link: string;
}
export type RenderRecognized = (mail: RecognizedMail) => { subject: string; text: string; html: string };

interface Addressee {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  locale: RecognizedMail["language"] | null;
}

/** 'You were recognized', once for each of these, to those who have an address and have not left. */
export async function mailRecognized(
  ctx: WorkerCtx,
  render: RenderRecognized,
  row: Announced,
  shares: ReadonlyMap<string, number>,
): Promise<void> {
  const { db, tenant } = ctx;
  if (shares.size === 0) return;
  const [addressees, people, qualities] = await Promise.all([
    db.rows<Addressee>(sql`
      select m.id, m.first_name, m.last_name, m.email, m.locale from tenant_members m
      where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param([...shares.keys()])}::uuid[])
        and m.email is not null and m.status <> 'archived' and m.suspended_at is null`),
    peopleByIds(ctx, [row.sender_id]),
    qualitiesOf(ctx, [row.id]),
  ]);
  const sender = people.get(row.sender_id);
  if (!sender) return;
  const withPoints = tenant.features.includes("points");
  const same = { tenant, sender, message: row.message, qualities: qualities.map(presentQuality) };
  await Promise.all(
    addressees.map((to) =>
      ctx.sendMail({
        ...render({
          ...same,
          language: languageOf(tenant, to.locale),
          recipient: { firstName: to.first_name },
          amount: withPoints ? (shares.get(to.id) ?? 0) : 0,
          link: `${tenant.url}${recognitionPath(row.id)}`,
        }),
        to: { name: fullName(to.first_name, to.last_name), address: to.email },
        key: `recognised:${row.id}:${to.id}`,
      }),
    ),
  );
}
