import type { Comment } from "@plaudit/api/engagement.ts";
import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { PersonSkeleton } from "@plaudit/ui/feedback/person-skeleton.tsx";
import { Suspense, useEffect, useRef, useState } from "react";
import type { Subject } from "../subject.ts";
import { useComments } from "../thread-data.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentRow } from "./comment-row.tsx";
import { DeleteComment } from "./delete-comment.tsx";
import { FlagDialog, ReactionsDialog } from "./engagement-dialog.tsx";

const Loading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <PersonSkeleton lines={["h-4 w-40", "h-4 w-4/5"]} />
  </div>
);

type Props = {
  subject: Subject;
  /** Opened by the reader: the focus moves here. */
  autoFocus?: boolean;
};

/** Comments, oldest first, and the field for the reader's own. */
export function Comments({ subject, autoFocus }: Props) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const { items, data, error, more, loadMore, loadingMore, mutate } = useComments(subject);
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const [flagged, setFlagged] = useState<Comment | null>(null);
  const [reacted, setReacted] = useState<Comment | null>(null);
  const section = useRef<HTMLElement>(null);
  const mayComment = can(subject, "comment");
  useEffect(() => {
    if (autoFocus && !mayComment) section.current?.focus({ preventScroll: true });
  }, [autoFocus, mayComment]);
  const failed = error && (
    <ErrorState
      title={t(($) => $.comments.failed)}
      retry={common(($) => $.action.retry)}
      onRetry={() => void mutate()}
    />
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t(($) => $.comments.title)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {!data && (failed ?? <Loading label={t(($) => $.comments.loading)} />)}
      {data && items.length === 0 && <p className="text-sm text-ink-2">{t(($) => $.comments.none)}</p>}
      {items.length > 0 && (
        <ol className="grid gap-5">
          {items.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              onDelete={() => setLeaving(comment)}
              onWho={() => setReacted(comment)}
              onFlag={() => setFlagged(comment)}
            />
          ))}
        </ol>
      )}
      {data && failed}
      {more && (
        <Button kind="quiet" size="sm" className="justify-self-start" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.comments.more)}
        </Button>
      )}
      {mayComment && (
        <CommentForm
          subject={subject}
          autoFocus={autoFocus}
          onSent={(made) => {
            // At its place if the end is shown; else it comes with the rest.
            if (!data) void mutate();
            else if (!more)
              void mutate(
                (pages) =>
                  pages?.map((page, i) =>
                    i === pages.length - 1 ? { ...page, results: [...page.results, made] } : page,
                  ),
                { revalidate: false },
              );
          }}
        />
      )}
      {reacted && (
        <Suspense fallback={null}>
          <ReactionsDialog subject={reacted} open onClose={() => setReacted(null)} />
        </Suspense>
      )}
      {flagged && (
        <Suspense fallback={null}>
          <FlagDialog subject={flagged} open onClose={() => setFlagged(null)} />
        </Suspense>
      )}
      {leaving && <DeleteComment subject={subject} comment={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
