import { isDeepStrictEqual } from "node:util";
import type { Announcement, AnnouncementBody, announcementEndpoints } from "@plaudit/api/announcement.ts";
import { articleText, measureArticle, tidyArticle } from "@plaudit/api/article-words.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { checkAudience, storedAudience } from "../../points/index.ts";
import { pinnedFor, pinTimelineItem } from "../../timeline/index.ts";
import { attach } from "../attached.ts";
import { announcementPolicy } from "../policy.ts";
import { presentOne } from "../present.ts";
import { type AnnouncementRow, announcementSeen, lockRow, type ReadRow } from "../queries.ts";
import { timeFaults } from "../rules/check-times.ts";
import { announcements } from "../tables.ts";
import { archive, publish } from "./publish-announcement.ts";
import { setDue } from "./set-due.ts";

type Change = Output<(typeof announcementEndpoints)["PATCH /announcement/announcements/{id}"]["body"]>;

export const audited = (row: AnnouncementRow) => ({
  title: row.title,
  body: articleText(row.body),
  translations: Object.entries(row.translations).map(
    ([language, { title, body }]) => `${language}: ${title}\n${articleText(body)}`,
  ),
  files: row.attachments.map((file) => file.originalFilename),
  status: row.status,
  audience: row.audience,
  publishAt: row.publishAt?.toISOString() ?? null,
  archiveAt: row.archiveAt?.toISOString() ?? null,
  pinForDays: row.pinForDays,
  mail: row.mail,
  confirm: row.confirm,
});

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** What it says in its own language is not among them. */
const translated = (
  language: Language,
  given: AnnouncementBody["translations"] = {},
): AnnouncementRow["translations"] =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, words]) =>
      words && key !== language ? [[key, { title: words.title, body: tidyArticle(words.body) }]] : [],
    ),
  );

/** The columns that a body sets. */
function written(language: Language, body: Omit<AnnouncementBody, "attachments" | "status">) {
  const audience = storedAudience(body.audience);
  return {
    translations: translated(language, body.translations),
    ...{ title: body.title, body: tidyArticle(body.body), audience, tenantWide: audience.everyone },
    ...{ pinForDays: body.pinForDays, mail: body.mail, confirm: body.confirm },
    publishAt: instantOf(body.publishAt),
    archiveAt: instantOf(body.archiveAt),
  };
}

/** Refuses what may not be in front of people, or not then. */
function checkReady(
  {
    body,
    translations,
    publishAt,
    archiveAt,
  }: Pick<AnnouncementRow, "body" | "translations" | "publishAt" | "archiveAt">,
  status: AnnouncementRow["status"],
  now: Date,
): void {
  if (status === "draft") return;
  const texts = {
    body,
    ...Object.fromEntries(Object.entries(translations).map(([key, words]) => [`translations.${key}.body`, words.body])),
  };
  for (const [field, text] of Object.entries(texts))
    if (measureArticle(text).fault === "empty") throw fieldError(field, "empty", "announcement.bodyMissing");
  const faults = timeFaults({ publishAt, archiveAt, scheduled: status === "scheduled", now });
  if (faults.length > 0) throw fieldErrors(faults);
}

const show = async (ctx: TenantCtx, id: string) => presentOne(ctx, await announcementSeen(ctx, id));

export async function createAnnouncement(ctx: TenantCtx, body: AnnouncementBody): Promise<Announcement> {
  const { db, actor } = ctx;
  const { status, attachments, ...fields } = body;
  await checkAudience(ctx, "audience", body.audience);
  const { language } = ctx.tenant;
  const stored = written(language, fields);
  const { now } = ctx;
  checkReady(stored, status, now);
  const row: AnnouncementRow = {
    ...stored,
    ...{ tenantId: db.tenantId, id: newId(), language, createdBy: actor.memberId, version: 1, createdAt: now },
    reminders: [],
    attachments: await attach(ctx, [], attachments),
    status: status === "scheduled" ? "scheduled" : "draft",
    ...{ publishedAt: null, editedAt: null, archivedAt: null },
  };
  await db.orm.insert(announcements).values(row);
  await recordChange(ctx, "announcement.create", row.id, null, audited(row));
  if (status === "active")
    await recordChange(ctx, "announcement.publish", row.id, audited(row), audited(await publish(ctx, row)));
  else setDue(db, row);
  return show(ctx, row.id);
}

/** A copy of any that one may see, without files: those belong to the one they were uploaded for. */
export async function cloneAnnouncement(ctx: TenantCtx, id: string): Promise<Announcement> {
  const { db, actor, now } = ctx;
  const seen = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "clone", seen);
  const { inAudience: _, readAt: __, confirmedAt: ___, ...from } = seen;
  const row: AnnouncementRow = {
    ...from,
    ...{ id: newId(), status: "draft", attachments: [], createdBy: actor.memberId, version: 1, createdAt: now },
    ...{ publishAt: null, archiveAt: null, publishedAt: null, editedAt: null, archivedAt: null, reminders: [] },
  };
  await db.orm.insert(announcements).values(row);
  await recordChange(ctx, "announcement.create", row.id, null, audited(row));
  return show(ctx, row.id);
}

async function lockSeen(ctx: TenantCtx, id: string): Promise<{ before: AnnouncementRow; seen: ReadRow }> {
  const before = await lockRow(ctx.db, id);
  if (!before) throw new DomainError("NotFound", "announcement.missing");
  return { before, seen: await announcementSeen(ctx, id) };
}

/** Refuses what its state does not allow; a change of the fields and one of the state are two things. */
function requireAll(ctx: TenantCtx, seen: ReadRow, status: AnnouncementRow["status"], edits: boolean): void {
  if (edits || status === seen.status) announcementPolicy.require(ctx, "edit", seen);
  if (status === seen.status) return;
  announcementPolicy.require(ctx, status === "archived" ? "archive" : "publish", seen);
}

/** Whom a published one was for, when, and whether by mail too, has happened. */
function refuseHappened(before: AnnouncementRow, after: ReturnType<typeof written>): void {
  const happened = ({ audience, publishAt, mail }: Pick<AnnouncementRow, "audience" | "publishAt" | "mail">) => ({
    ...{ audience, publishAt, mail },
  });
  if (!isDeepStrictEqual(happened(before), happened(after))) throw new DomainError("Conflict", "announcement.happened");
}

const bodyOf = (row: AnnouncementRow) => ({
  ...row,
  publishAt: row.publishAt?.toISOString() ?? null,
  archiveAt: row.archiveAt?.toISOString() ?? null,
});

export async function updateAnnouncement(ctx: TenantCtx, id: string, change: Change): Promise<Announcement> {
  const { db } = ctx;
  const { version, status: asked, attachments: files, ...fields } = change;
  const { before, seen } = await lockSeen(ctx, id);
  const status = asked ?? before.status;
  requireAll(ctx, seen, status, files !== undefined || Object.keys(fields).length > 0);
  expectVersion(await presentOne(ctx, seen), version, "announcement.changed");
  await checkAudience(ctx, "audience", fields.audience);
  const { now } = ctx;
  const stored = written(before.language, { ...bodyOf(before), ...fields });
  if (before.status === "active") refuseHappened(before, stored);
  if (status !== "archived") checkReady(stored, status, now);
  const attachments = files ? await attach(ctx, before.attachments, files) : before.attachments;
  const rewritten = !isDeepStrictEqual(
    [stored.title, stored.body, stored.translations, attachments],
    [before.title, before.body, before.translations, before.attachments],
  );
  const editedAt = before.status === "active" && rewritten ? now : before.editedAt;
  const kept = status === "active" || status === "archived" ? before.status : status;
  const after: AnnouncementRow = { ...before, ...stored, attachments, editedAt, status: kept, version: version + 1 };
  await db.orm
    .update(announcements)
    .set({ ...stored, attachments, editedAt, status: kept, version: after.version })
    .where(byId(db, announcements, id));
  if (before.status === "active" && before.publishedAt && before.pinForDays !== after.pinForDays)
    await pinTimelineItem({ db }, id, pinnedFor(after.pinForDays, before.publishedAt));
  if (kept !== status) return settle(ctx, { before, after, status });
  setDue(db, after);
  const verb = kept === before.status ? "update" : kept === "scheduled" ? "schedule" : "unschedule";
  await recordChange(ctx, `announcement.${verb}`, id, audited(before), audited(after));
  return show(ctx, id);
}

async function settle(
  ctx: TenantCtx,
  { before, after, status }: { before: AnnouncementRow; after: AnnouncementRow; status: AnnouncementRow["status"] },
): Promise<Announcement> {
  const [verb, settled] =
    status === "archived" ? ["archive", await archive(ctx, after)] : ["publish", await publish(ctx, after)];
  await recordChange(ctx, `announcement.${verb}`, before.id, audited(before), audited(settled));
  return show(ctx, before.id);
}

export async function deleteAnnouncement(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const { before, seen } = await lockSeen(ctx, id);
  announcementPolicy.require(ctx, "delete", seen);
  await attach(ctx, before.attachments, []);
  await db.orm.delete(announcements).where(byId(db, announcements, id));
  await recordChange(ctx, "announcement.delete", id, audited(before), null);
}
