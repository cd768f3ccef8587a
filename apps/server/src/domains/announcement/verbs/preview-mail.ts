import type { Article } from "@plaudit/api/article-words.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import { outbox } from "../../../adapters/mail/outbox.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError } from "../../../error.ts";
import { fullName, peopleByIds } from "../../directory/index.ts";
import { announcementPolicy } from "../policy.ts";
import { type AnnouncementRow, announcementSeen } from "../queries.ts";
import { wordingFor } from "../rules/wording-for.ts";
import { mailOf, type Reader, type RenderAnnouncement, readerColumns } from "./announce.ts";

interface Words {
  language: Language;
  title: string;
  body: Article;
}
type Given = Pick<Words, "language"> & { [field in "title" | "body"]?: Words[field] | undefined };
interface Previewed extends Words {
  confirm: boolean;
  id?: string | undefined;
}

async function editable(ctx: TenantCtx, id: string): Promise<AnnouncementRow> {
  const row = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "edit", row);
  return row;
}

type Written = Pick<AnnouncementRow, "createdBy" | "confirm" | "attachments"> & { id: string | null };
async function renderFor(ctx: TenantCtx, render: RenderAnnouncement, row: Written, { language, ...words }: Words) {
  const people = await peopleByIds(ctx, [row.createdBy]);
  const from = people.get(row.createdBy)?.name ?? ctx.tenant.name;
  return { language, ...render({ ...mailOf(ctx, { ...row, ...words, language, translations: {} }, language), from }) };
}

/** The mail as it would be sent, in one language; nothing is sent. */
export async function previewMail(ctx: TenantCtx, render: RenderAnnouncement, { id, confirm, ...words }: Previewed) {
  const row = id ? await editable(ctx, id) : { id: null, createdBy: ctx.actor.memberId, attachments: [] };
  return renderFor(ctx, render, { ...row, confirm }, words);
}

/** The same to the caller alone; what they have not saved yet is in no other mail. */
export async function sendTest(ctx: TenantCtx, render: RenderAnnouncement, id: string, given: Given) {
  const { db, actor, enqueue } = ctx;
  const row = await editable(ctx, id);
  const { title, body } = wordingFor(row, given.language);
  const words = { language: given.language, title: given.title ?? title, body: given.body ?? body };
  const { subject, text, html } = await renderFor(ctx, render, row, words);
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
