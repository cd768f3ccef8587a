import type { Article } from "@plaudit/api/article-words.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import { outbox } from "../../../adapters/mail/outbox.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError } from "../../../error.ts";
import { fullName, peopleByIds } from "../../directory/index.ts";
import { announcementPolicy } from "../policy.ts";
import { announcementSeen } from "../queries.ts";
import { wordingFor } from "../rules/wording-for.ts";
import { mailOf, type Reader, type RenderAnnouncement, readerColumns } from "./announce.ts";

interface Previewed {
  language: Language;
  title?: string | undefined;
  body?: Article | undefined;
}

/** The mail as it would be sent, in one language; nothing is sent. */
export async function previewMail(ctx: TenantCtx, render: RenderAnnouncement, id: string, given: Previewed) {
  const row = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "edit", row);
  const { language } = given;
  const words = wordingFor(row, language);
  const { title = words.title, body = words.body } = given;
  const people = await peopleByIds(ctx, [row.createdBy]);
  const from = people.get(row.createdBy)?.name ?? ctx.tenant.name;
  return { language, ...render({ ...mailOf(ctx, { ...row, title, body, translations: {} }, language), from }) };
}

/** The same to the caller alone; what they have not saved yet is in no other mail. */
export async function sendTest(ctx: TenantCtx, render: RenderAnnouncement, id: string, given: Previewed) {
  const { db, actor, enqueue } = ctx;
  const { subject, text, html } = await previewMail(ctx, render, id, given);
  const [own] = await db.rows<Reader>(sql`
    select ${readerColumns} from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = ${actor.memberId}`);
  if (!own?.email) throw new DomainError("Conflict", "announcement.noAddress");
  await outbox(
    db,
    db.tenantId,
    enqueue,
  )({
    ...{ subject, text, html },
    to: { name: fullName(own.first_name, own.last_name), address: own.email },
    key: `announcement-test:${newId()}`,
  });
  return { address: own.email };
}
