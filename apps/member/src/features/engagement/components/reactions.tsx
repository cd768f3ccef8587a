import type { Comment } from "@plaudit/api/engagement.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Reacted } from "@plaudit/ui/entity/reacted.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useReactions } from "../data.ts";
import { useReactionNames } from "../labels.ts";
import type { Subject } from "../subject.ts";

/** Who reacted, by kind. */
export function Reactions({ subject }: { subject: Subject | Comment }) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const names = useReactionNames();
  const format = useFormat();
  const { data, error, mutate } = useReactions(subject);
  if (error)
    return (
      <ErrorState
        title={t(($) => $.reactions.failed)}
        retry={common(($) => $.action.retry)}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label={t(($) => $.reactions.loading)} className="grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-10 w-3/4" />
      </div>
    );
  if (data.results.length === 0) return <p className="text-sm text-ink-2">{t(($) => $.reactions.none)}</p>;
  return <Reacted reactions={data.results} label={t(($) => $.reactions.title)} names={names} format={format} />;
}
