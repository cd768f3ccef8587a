import type { Language } from "@plaudit/i18n/index.ts";
import type { WorkerCtx } from "../../jobs/context.ts";

export interface DigestReader {
  memberId: string;
  language: Language;
}
export interface DigestWeek {
  from: Date;
  /** The first instant after it. */
  until: Date;
}
export interface DigestSection {
  title: string;
  lines: {
    text: string;
    /** What somebody wrote, in their words. */
    quote?: string;
    /** On the tenant's host. */
    path?: string;
  }[];
  /** Worth a mail by itself; what is not only goes with what is. */
  news: boolean;
}
/** The sections of a domain for each reader's week: only public items, and only of active members. */
export type DigestSections = (
  ctx: WorkerCtx,
  readers: readonly DigestReader[],
  week: DigestWeek,
) => Promise<ReadonlyMap<string, DigestSection[]>>;
