import type { Article } from "@plaudit/api/article-words.ts";
import { emptyArticle, measureArticle } from "@plaudit/api/article-words.ts";
import type { Attachment } from "@plaudit/api/media.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { type AudienceValue, audienceBodyOf, audienceValue } from "../../lib/audience-value.ts";
import { instantOf, localTime } from "../../lib/local-time.ts";
import type { Announcement } from "./data.ts";

export const TITLE_MAX = 80;
export const statuses = ["draft", "scheduled", "active"] as const;

export interface Wording {
  title: string;
  body: Article;
}
export interface AnnouncementValues extends Wording {
  /** Empty ones are no translations. */
  translations: Record<Language, Wording>;
  files: Attachment[];
  audience: AudienceValue;
  status: (typeof statuses)[number];
  /** By the writer's own clock: "2026-12-04T09:00", empty for none. */
  publishAt: string;
  archiveAt: string;
  pin: "0" | "1" | "3" | "7";
  mail: boolean;
  confirm: boolean;
}

/** Tomorrow at nine, where nothing is chosen yet. */
export function tomorrow(now: Date): string {
  return localTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9).toISOString());
}

const empty: Wording = { title: "", body: emptyArticle };
export const isWritten = ({ title, body }: Wording) => title.trim() !== "" || measureArticle(body).fault !== "empty";

export const valuesOf = (of: Announcement | null, now: Date): AnnouncementValues => ({
  title: of?.plan?.main.title ?? "",
  body: of?.plan?.main.body ?? emptyArticle,
  translations: { en: empty, fr: empty, ar: empty, ...of?.plan?.translations },
  files: of?.attachmentUrls ?? [],
  audience: audienceValue(of?.plan?.audience),
  status: of?.status === "scheduled" || of?.status === "active" ? of.status : "draft",
  publishAt: localTime(of?.plan?.publishAt) || tomorrow(now),
  archiveAt: localTime(of?.plan?.archiveAt),
  pin: String(of?.plan?.pinForDays ?? 0) as AnnouncementValues["pin"],
  mail: of?.plan?.mail ?? false,
  confirm: of?.confirm ?? false,
});

export const bodyOf = (values: AnnouncementValues) => ({
  title: values.title,
  body: values.body,
  translations: Object.fromEntries(Object.entries(values.translations).filter(([, words]) => isWritten(words))),
  attachments: values.files.map(({ id }) => id),
  audience: audienceBodyOf(values.audience),
  publishAt: values.status === "scheduled" ? instantOf(values.publishAt) : null,
  archiveAt: instantOf(values.archiveAt),
  pinForDays: values.pin === "0" ? null : Number(values.pin),
  mail: values.mail,
  confirm: values.confirm,
  status: values.status,
});
