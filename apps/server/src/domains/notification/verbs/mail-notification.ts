import { sql } from "drizzle-orm";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf, peopleByIds } from "../../directory/index.ts";
import type { NotificationParams } from "../kinds.ts";
import { type MailWords, mailWordsOf, wordingFor } from "../wording.ts";

export interface NotificationMail {
  language: "en" | "fr" | "ar";
  tenant: Tenant;
  message: string;
  words: MailWords | null;
  /** To the subject of the notification. */
  link: string;
}
export type RenderNotification = (mail: NotificationMail) => { subject: string; text: string; html: string };

interface Row {
  params: NotificationParams;
  from_member_id: string | null;
  resource_path: string;
  first_name: string;
  last_name: string;
  email: string;
  locale: NotificationMail["language"] | null;
}

/** One notification by mail, unless it was taken back meanwhile or its reader has left. */
export async function mailNotification(
  ctx: WorkerCtx,
  render: RenderNotification,
  notificationId: string,
): Promise<void> {
  const { db, tenant } = ctx;
  const [row] = await db.rows<Row>(sql`
    select n.params, n.from_member_id, n.resource_path, m.first_name, m.last_name, m.email, m.locale
    from notifications n join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = n.member_id
    where n.tenant_id = ${db.tenantId} and n.id = ${notificationId} and n.dismissed_at is null
      and m.email is not null and m.status <> 'archived' and m.suspended_at is null`);
  if (!row) return;
  const people = await peopleByIds(ctx, row.from_member_id ? [row.from_member_id] : []);
  const language = languageOf(tenant, row.locale);
  const from = (row.from_member_id && people.get(row.from_member_id)?.name) || null;
  await ctx.sendMail({
    ...render({
      language,
      tenant,
      message: wordingFor(language, tenant)(row.params, from),
      words: mailWordsOf(language, tenant, row.params),
      link: `${tenant.url}${row.resource_path}`,
    }),
    to: { name: fullName(row.first_name, row.last_name), address: row.email },
    key: `notification:${notificationId}`,
  });
}
