import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Motif } from "@plaudit/ui/art/motif.tsx";
import { motifOf } from "@plaudit/ui/art/motif-of.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { RecipientFaces } from "@plaudit/ui/entity/recipient-faces.tsx";
import { Pencil, Trash2 } from "@plaudit/ui/icons.tsx";
import { DraftState } from "./draft-state.tsx";

type Props = { draft: Recognition; onEdit: () => void; onDelete: () => void };

export function DraftRow({ draft, onEdit, onDelete }: Props) {
  const { t } = useTranslation("recognition");
  const { t: points } = useTranslation("points");
  const format = useFormat();
  const hasPoints = useApps().has("points");
  const { sendTo, amount, messageText } = draft;
  const [quality] = draft.qualities;
  const someone = sendTo.length > 0;
  const names = someone ? format.list(sendTo.map((to) => to.displayData.name)) : t(($) => $.progress.nobody);
  return (
    <li className="relative flex gap-4 border-line border-b py-4 ps-5 pe-3 last:border-0 sm:ps-6">
      <div className="min-w-0 grow">
        <p className="flex min-h-10 items-center gap-2.5">
          {someone ? (
            <RecipientFaces to={sendTo} size={40} max={3} />
          ) : (
            <span aria-hidden="true" className="size-10 shrink-0 rounded-full rim-line-2" />
          )}
          <bdi className={`min-w-0 truncate text-sm ${someone ? "font-semibold" : "text-ink-2"}`}>{names}</bdi>
        </p>
        <p
          dir="auto"
          className={`mt-2 line-clamp-2 text-start wrap-anywhere ${messageText ? "font-display text-lg track-note" : "text-sm text-ink-2"}`}
        >
          {messageText || t(($) => $.progress.noWords)}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-ink-2">
          <DraftState draft={draft} />
          {hasPoints && amount > 0 && <span>{points(($) => $.each, { count: amount, n: format.number(amount) })}</span>}
        </p>
      </div>
      {quality && (
        <Motif
          kind={motifOf(quality)}
          tone={quality.color}
          seed={draft.id}
          w={72}
          h={72}
          u={24}
          className="size-20 shrink-0 rounded-md max-sm:hidden"
        />
      )}
      <span className="flex shrink-0 flex-col">
        {can(draft, "edit") && (
          <Button kind="quiet" size="icon-sm" onClick={onEdit} aria-label={t(($) => $.progress.edit, { names })}>
            <Pencil className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
          </Button>
        )}
        {can(draft, "delete") && (
          <Button kind="quiet" size="icon-sm" onClick={onDelete} aria-label={t(($) => $.progress.remove, { names })}>
            <Trash2 className="size-4.5" strokeWidth={1.8} aria-hidden="true" />
          </Button>
        )}
      </span>
    </li>
  );
}
