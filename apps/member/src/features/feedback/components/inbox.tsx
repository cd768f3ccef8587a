import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { type Feedback, markRead, useClosing, useInbox, useReply } from "../data.ts";
import { Nobody } from "./nobody.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { StateBadge } from "./state-badge.tsx";
import { Thread } from "./thread.tsx";

function Opened({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation("feedback");
  const errorText = useErrorText();
  const reply = useReply(feedback.id);
  const { setClosed, pending } = useClosing(feedback.id);
  const closed = feedback.closedAt !== null;
  return (
    <div className="border-line border-t px-5 pt-5 pb-5 sm:px-6">
      <Thread messages={feedback.messages} nobody={t(($) => $.inbox.somebody)} />
      {can(feedback, "reply") && (
        <ReplyForm draft={`feedback-${feedback.id}`} label={t(($) => $.reply.answer)} send={reply} />
      )}
      {(can(feedback, "close") || can(feedback, "reopen")) && (
        <Button
          kind="quiet"
          size="sm"
          className="mt-3"
          off={pending}
          onClick={() => void setClosed(!closed).catch((error) => toast.error(errorText(error)))}
        >
          {closed ? t(($) => $.inbox.reopen) : t(($) => $.inbox.close)}
        </Button>
      )}
    </div>
  );
}

function Item({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation("feedback");
  const [open, setOpen] = useState(false);
  const { author, messages } = feedback;
  function toggle() {
    setOpen(!open);
    // If this fails, the thread stays unread until it is opened again.
    if (!open && can(feedback, "markRead")) void markRead(feedback.id).catch(() => {});
  }
  return (
    <li className="rounded-lg bg-surface shadow-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="flex w-full items-center gap-3 rounded-lg p-5 text-start hover:bg-sunken sm:px-6"
      >
        {author ? <Avatar person={author} decorative /> : <Nobody className="size-10" />}
        <span className="min-w-0 grow">
          <b className="block truncate text-sm font-semibold">
            <bdi>{author?.name ?? t(($) => $.inbox.somebody)}</bdi>
          </b>
          <span dir="auto" className="block truncate text-sm text-ink-2">
            {messages[0]?.text}
          </span>
        </span>
        <StateBadge feedback={feedback} />
      </button>
      {open && <Opened feedback={feedback} />}
    </li>
  );
}

function List({ state }: { state: "open" | "closed" }) {
  const { t } = useTranslation("feedback");
  const query = useInbox(state);
  const { data, items, error, more, loadMore, loadingMore } = query;
  if (!data && error) return <PartFailed query={query} />;
  if (!data)
    return (
      <div role="status" aria-label={t(($) => $.inbox.loading)} className="grid gap-4">
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState title={state === "open" ? t(($) => $.inbox.empty) : t(($) => $.inbox.emptyClosed)}>
        {t(($) => $.inbox.emptyText)}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {items.map((feedback) => (
          <Item key={feedback.id} feedback={feedback} />
        ))}
      </ul>
      {more && (
        <Button kind="line" className="mx-auto mt-6 flex" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.inbox.more)}
        </Button>
      )}
    </>
  );
}

/** Feedback to the company: read, answered and closed in place. */
export function Inbox() {
  const { t } = useTranslation("feedback");
  const [state, setState] = useState<"open" | "closed">("open");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SegmentedControl
        label={t(($) => $.inbox.label)}
        size="sm"
        value={state}
        onChange={setState}
        options={[
          { value: "open", label: t(($) => $.state.open) },
          { value: "closed", label: t(($) => $.state.closed) },
        ]}
      />
      <List key={state} state={state} />
    </div>
  );
}
