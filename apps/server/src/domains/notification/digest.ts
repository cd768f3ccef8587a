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
/** What a domain tells each of these of their week: only what is public, and only of people who are still here. */
export type DigestSections = (
  ctx: WorkerCtx,
  readers: readonly DigestReader[],
  week: DigestWeek,
) => Promise<ReadonlyMap<string, DigestSection[]>>;
