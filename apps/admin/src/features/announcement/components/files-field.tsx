import { attachmentTypes } from "@plaudit/api/media-limits.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Attachments } from "@plaudit/ui/entity/attachments.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { Paperclip } from "@plaudit/ui/later-icons.tsx";
import { useRef } from "react";
import type { useFiles } from "../use-files.ts";

type Props = { files: ReturnType<typeof useFiles>; error: string | undefined };

/** Up to five files, each with its progress. */
export function FilesField({ files, error }: Props) {
  const { t } = useTranslation("announcement-admin");
  const { t: common } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t(($) => $.form.files)}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        {files.tiles.length > 0 && (
          <div className="w-full">
            <Attachments
              files={files.tiles}
              labels={{
                list: t(($) => $.form.files),
                remove: (name) => t(($) => $.form.remove, { name }),
                cancel: (name) => t(($) => $.form.cancel, { name }),
                retry: common(($) => $.action.retry),
                coming: (name) => t(($) => $.form.coming, { name }),
              }}
              onRemove={files.remove}
              onRetry={files.retry}
            />
          </div>
        )}
        <Button kind="line" disabled={files.room <= 0} onClick={() => input.current?.click()}>
          <Paperclip className="size-4.5" aria-hidden="true" />
          {t(($) => $.form.attach)}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          tabIndex={-1}
          aria-label={t(($) => $.form.attach)}
          accept={attachmentTypes.join()}
          onChange={(event) => {
            files.add([...(event.target.files ?? [])]);
            // The same file may be chosen again after it failed.
            event.target.value = "";
          }}
        />
      </div>
      {error ? (
        <FieldError>{error}</FieldError>
      ) : (
        files.note && <p className="mt-1.5 text-xs text-ink-2">{files.note}</p>
      )}
    </fieldset>
  );
}
