import type { Announcement, ReadRate } from "@plaudit/api/announcement.ts";
import { type Article, articleText } from "@plaudit/api/article-words.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { engagementOf, presentEngagement } from "../engagement/index.ts";
import { nameAudiences } from "../points/index.ts";
import { pinnedUntilOf } from "../timeline/index.ts";
import { presentAttached } from "./attached.ts";
import { announcementPolicy } from "./policy.ts";
import { announcementsSeen, type ReadRow, readRates } from "./queries.ts";
import { wordingFor } from "./rules/wording-for.ts";

const SUMMARY = 240;
/** A smaller audience would tell of each other who has not read it. */
const LEAST_COUNTED = 5;

export const announcementPath = (id: string): string => `/announcements/${id}`;
const manages = ({ actor }: Pick<TenantCtx, "actor">): boolean =>
  permissionsOf[actor.role].includes("announcement:manage");

/** Of a body, as many characters as there is space for; a heading does not run into what follows it. */
export function summaryOf(body: Article, most = SUMMARY): string {
  const { length } = body.content;
  const words = body.content
    .map((block, n) => {
      const text = articleText({ ...body, content: [block] });
      return block.type === "heading" && text && n < length - 1 ? `${text} ·` : text;
    })
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  return words.length > most ? `${words.slice(0, most).replace(/\s+\S*$/, "")}…` : words;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Those of these that the caller may see. */
export async function presentAnnouncements(
  ctx: TenantCtx,
  rows: readonly ReadRow[],
  { counted = false } = {},
): Promise<Announcement[]> {
  const { db, actor } = ctx;
  const shown = rows.filter((row) => announcementPolicy.can(actor, "view", row));
  if (shown.length === 0) return [];
  const managing = manages(ctx);
  const ids = shown.map((row) => row.id);
  const [people, engagement, pins, rates, audiences] = await Promise.all([
    peopleByIds(ctx, [...new Set(shown.map((row) => row.createdBy))]),
    engagementOf(ctx, ids),
    // Moderators pin and unpin, too.
    pinnedUntilOf(db, ids),
    counted
      ? readRates(
          db,
          shown.filter((row) => row.publishedAt !== null),
        )
      : new Map<string, ReadRate>(),
    managing
      ? nameAudiences(
          ctx,
          shown.map((row) => row.audience),
        )
      : [],
  ]);
  return shown.flatMap((row, n): Announcement[] => {
    const [createdBy, of, rate] = [people.get(row.createdBy), engagement.get(row.id), rates.get(row.id)];
    if (!createdBy || !of) return [];
    const audience = audiences[n];
    const words = wordingFor(row, actor.locale);
    return [
      {
        __entity_type__: "announcement",
        __permissions__: announcementPolicy.permissionsOn(actor, row),
        id: row.id,
        ...words,
        summary: summaryOf(words.body),
        ...presentAttached(ctx, row),
        createdBy,
        createdAt: row.createdAt.toISOString(),
        status: row.status,
        publishedAt: iso(row.publishedAt),
        editedAt: iso(row.editedAt),
        archivedAt: iso(row.archivedAt),
        pinnedUntil: iso(pins.get(row.id) ?? null),
        confirm: row.confirm,
        readAt: iso(row.readAt),
        confirmedAt: iso(row.confirmedAt),
        readRate: rate && (managing || rate.audience >= LEAST_COUNTED) ? rate : null,
        plan: audience
          ? {
              main: { language: row.language, title: row.title, body: row.body },
              translations: row.translations,
              audience,
              publishAt: iso(row.publishAt),
              archiveAt: iso(row.archiveAt),
              pinForDays: row.pinForDays,
              mail: row.mail,
            }
          : null,
        ...presentEngagement(of),
        version: row.version,
      },
    ];
  });
}

export async function presentOne(ctx: TenantCtx, row: ReadRow): Promise<Announcement> {
  announcementPolicy.require(ctx, "view", row);
  const [announcement] = await presentAnnouncements(ctx, [row], { counted: true });
  return announcement as Announcement;
}

/** Those of these ids that the reader may see, for the feed. */
export async function feedAnnouncements(ctx: TenantCtx, ids: string[]): Promise<Map<string, Announcement>> {
  if (ids.length === 0) return new Map();
  const found = await presentAnnouncements(ctx, await announcementsSeen(ctx.db, ctx.actor.memberId, ids));
  return new Map(found.map((announcement) => [announcement.id, announcement]));
}
