import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Subject } from "../subject.ts";
import { Comments } from "./comments.tsx";
import { EngagementBar } from "./engagement-bar.tsx";

/** Reactions and comments on a subject's own screen. */
export function Discussion({ subject, to }: { subject: Subject; to: string }) {
  const { t } = useTranslation("engagement");
  const { number } = useFormat();
  return (
    <section
      id="comments"
      aria-labelledby="comments-title"
      className="scroll-mt-20 rounded-lg bg-surface p-4 shadow-2 sm:p-8"
    >
      <h2 id="comments-title" className="text-base font-semibold">
        {t(($) => $.comments.count, { count: subject.commentCount, n: number(subject.commentCount) })}
      </h2>
      <div className="-mx-2.5 mb-4 border-line border-b sm:-mx-4.5">
        <EngagementBar subject={subject} to={to} withComments={false} />
      </div>
      <Comments subject={subject} />
    </section>
  );
}
