import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { type Feedback, useOwnFeedback, useReply } from "../data.ts";
import { ReplyForm } from "./reply-form.tsx";
import { Thread } from "./thread.tsx";

function Own({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation("feedback");
  const reply = useReply(feedback.id);
  return (
    <li className="grid gap-3 py-4">
      {feedback.closedAt && (
        <p>
          <Badge state="ok">{t(($) => $.state.closed)}</Badge>
        </p>
      )}
      <Thread messages={feedback.messages} nobody="" />
      {can(feedback, "reply") && (
        <ReplyForm draft={`feedback-${feedback.id}`} label={t(($) => $.reply.label)} send={reply} />
      )}
    </li>
  );
}

/** Feedback that the reader sent under their name, with the answers. */
export function OwnPanel() {
  const { t } = useTranslation("feedback");
  const query = useOwnFeedback();
  const { data, items, error, more, loadMore, loadingMore } = query;
  return (
    <Panel title={t(($) => $.mine.title)}>
      {!data && error ? (
        <PartFailed query={query} />
      ) : !data ? (
        <div role="status" aria-label={t(($) => $.mine.loading)}>
          <Skeleton className="h-24 rounded-md" />
        </div>
      ) : items.length === 0 ? (
        <p className="text-sm text-ink-2">{t(($) => $.mine.empty)}</p>
      ) : (
        <ul className="grid lines-y">
          {items.map((feedback) => (
            <Own key={feedback.id} feedback={feedback} />
          ))}
        </ul>
      )}
      {more && (
        <Button kind="quiet" size="sm" className="mt-3" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.inbox.more)}
        </Button>
      )}
    </Panel>
  );
}
