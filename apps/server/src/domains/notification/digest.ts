import type { Language } from "@plaudit/i18n/index.ts";
import type { WorkerCtx } from "../../jobs/context.ts";

export interface DigestReader {
  memberId: string;
  language: Language;
}
export interface DigestWeek {
  from: Date;
  /** The first instant after the week. */
  until: Date;
}
export interface DigestSection {
  title: string;
  lines: {
    text: string;
    /** The message of a recognition. */
    quote?: string;
    /** On the tenant's host. */
    path?: string;
  }[];
  /** Whether the section alone is a reason to send a mail. */
  worthMail: boolean;
}
/** The sections of a domain for each reader's week: only public items, and only of active members. */
export type DigestSections = (
  ctx: WorkerCtx,
  readers: readonly DigestReader[],
  week: DigestWeek,
) => Promise<ReadonlyMap<string, DigestSection[]>>;
