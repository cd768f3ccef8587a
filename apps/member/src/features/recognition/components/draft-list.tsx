import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import type { useDrafts } from "../write-data.ts";
import { DeleteDraft } from "./delete-draft.tsx";
import { DraftRow } from "./draft-row.tsx";

type Props = { drafts: ReturnType<typeof useDrafts>; onEdit: (draft: Recognition) => void; onNew: () => void };

function Loading() {
  const { t: common } = useTranslation();
  return (
    <div role="status" aria-label={common(($) => $.action.loading)} className="grid gap-6 px-5 py-4 sm:px-6">
      {[0, 1, 2].map((n) => (
        <div key={n} className="grid gap-3">
          <Skeleton className="h-10 w-40" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-6 w-40" />
        </div>
      ))}
    </div>
  );
}

/** The reader's own unsent drafts. */
export function DraftList({ drafts, onEdit, onNew }: Props) {
  const { t } = useTranslation("recognition");
  const [deleting, setDeleting] = useState<Recognition | null>(null);
  const { items, error, data, more, loadMore, loadingMore } = drafts;
  if (error && !data)
    return (
      <div className="px-5 py-6 sm:px-6">
        <PartFailed query={drafts} />
      </div>
    );
  if (!data) return <Loading />;
  if (items.length === 0)
    return (
      <EmptyState
        art="tide"
        tone={195}
        title={t(($) => $.progress.empty)}
        action={<Button onClick={onNew}>{t(($) => $.progress.write)}</Button>}
      >
        {t(($) => $.progress.emptyText)}
      </EmptyState>
    );
  return (
    <>
      <ul className="border-line border-t pb-4">
        {items.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onEdit={() => onEdit(draft)} onDelete={() => setDeleting(draft)} />
        ))}
      </ul>
      {more && (
        <Button kind="line" className="mx-auto mb-4 flex" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.progress.more)}
        </Button>
      )}
      <DeleteDraft draft={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
