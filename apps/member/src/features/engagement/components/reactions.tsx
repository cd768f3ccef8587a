import type { Comment, ReactionType } from "@plaudit/api/engagement.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { Reacted } from "@plaudit/ui/entity/reacted.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useState } from "react";
import { useReactionNames } from "../labels.ts";
import type { Subject } from "../subject.ts";
import { useReactors } from "../thread-data.ts";

type Props = { subject: Subject | Comment };

function Reactors({ subject, kind }: Props & { kind: ReactionType }) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const { data, items, error, more, loadMore, loadingMore, mutate } = useReactors(subject, kind);
  if (error && !data)
    return (
      <ErrorState
        title={t(($) => $.reactions.failed)}
        retry={common(($) => $.action.retry)}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label={t(($) => $.reactions.loading)} className="mt-3 grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-10 w-3/4" />
      </div>
    );
  // Whoever reacts between two pages moves the others on: nobody is listed twice.
  const people = new Map(items.map(({ member }) => [member.id, member]));
  return (
    <div className="max-h-80 overflow-y-auto">
      <PeopleList people={[...people.values()].map((person) => ({ person }))} />
      {more && (
        <Button kind="quiet" size="sm" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.reactions.more)}
        </Button>
      )}
    </div>
  );
}

/** Who reacted, by kind. */
export function Reactions({ subject }: Props) {
  const { t } = useTranslation("engagement");
  const names = useReactionNames();
  const format = useFormat();
  const [chosen, setChosen] = useState<ReactionType | null>(null);
  const counts = subject.reactionCounts.toSorted((a, b) => b.count - a.count);
  const kind = (counts.find(({ type }) => type === chosen) ?? counts[0])?.type;
  if (!kind) return <p className="text-sm text-ink-2">{t(($) => $.reactions.none)}</p>;
  return (
    <Reacted
      counts={counts}
      kind={kind}
      onKind={setChosen}
      label={t(($) => $.reactions.title)}
      names={names}
      format={format}
    >
      <Reactors key={kind} subject={subject} kind={kind} />
    </Reacted>
  );
}
