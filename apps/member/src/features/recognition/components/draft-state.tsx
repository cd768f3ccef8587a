import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";

/** 'Draft' with its date, or 'Scheduled' with the time of publishing. */
export function DraftState({ draft }: { draft: Recognition }) {
  const { t } = useTranslation("recognition");
  const format = useFormat();
  return draft.scheduledAt ? (
    <>
      <Badge state="ok">{t(($) => $.progress.scheduled)}</Badge>
      <time dateTime={draft.scheduledAt}>
        {format.date(draft.scheduledAt, {
          weekday: "long",
          day: "numeric",
          month: "long",
          hour: "numeric",
          minute: "2-digit",
        })}
      </time>
    </>
  ) : (
    <>
      <Badge>{t(($) => $.progress.draft)}</Badge>
      <span>{t(($) => $.progress.saved, { ago: format.ago(draft.updatedAt) })}</span>
    </>
  );
}
