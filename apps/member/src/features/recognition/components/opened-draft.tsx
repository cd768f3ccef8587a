import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { useDraftToEdit } from "../write-data.ts";

type Props = { id: string; onList: () => void; onClose: () => void; children: (draft: Recognition) => ReactNode };

/** The current draft of an address, or a message if it was sent or deleted. */
export function OpenedDraft({ id, onList, onClose, children }: Props) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const query = useDraftToEdit(id);
  const { draft, gone, error } = query;
  if (draft) return children(draft);
  return (
    <Dialog open readOnly onClose={onClose} title={t(($) => $.send.title)} closeLabel={common(($) => $.action.close)}>
      {gone ? (
        <EmptyState
          art="tide"
          tone={195}
          title={t(($) => $.progress.gone)}
          action={<Button onClick={onList}>{t(($) => $.progress.back)}</Button>}
        >
          {t(($) => $.progress.goneText)}
        </EmptyState>
      ) : error ? (
        <div className="px-5 py-6 sm:px-6">
          <PartFailed query={query} />
        </div>
      ) : (
        <div role="status" aria-label={common(($) => $.action.loading)} className="grid gap-5 px-5 pb-6 sm:px-6">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Dialog>
  );
}
