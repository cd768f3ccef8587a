import { MOST_ATTACHMENTS } from "@plaudit/api/media-limits.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Attachments } from "@plaudit/ui/entity/attachments.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import type { UsedAttachments } from "../use-attachments.ts";

/** What is going to be enclosed. */
export function FilesField({ files, error }: { files: UsedAttachments; error: string | undefined }) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  const problem = error ?? (files.left ? t(($) => $.files.tooMany, { n: number(MOST_ATTACHMENTS) }) : undefined);
  return (
    <div data-field="attachments" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Attachments
        files={files.tiles}
        onRemove={files.remove}
        onRetry={files.retry}
        labels={{
          list: t(($) => $.files.list),
          remove: (name) => t(($) => $.files.remove, { name }),
          cancel: (name) => t(($) => $.files.cancel, { name }),
          retry: t(($) => $.files.retry),
          coming: (name, part) => t(($) => $.files.coming, { name, percent: files.percent(part) }),
        }}
      />
      {problem && <FieldError id="send-files-error">{problem}</FieldError>}
    </div>
  );
}
