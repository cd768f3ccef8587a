import { attachmentTypes, MOST_ATTACHMENTS } from "@plaudit/api/media-limits.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Paperclip } from "@plaudit/ui/later-icons.tsx";
import { useRef } from "react";
import type { UsedAttachments } from "../../../lib/use-attachments.ts";

export function AttachButton({ files }: { files: UsedAttachments }) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const used = MOST_ATTACHMENTS - files.room;
  return (
    <>
      <Button
        kind="quiet"
        size="icon-sm"
        aria-label={t(($) => $.files.attach)}
        disabled={files.room <= 0}
        onClick={() => input.current?.click()}
      >
        <Paperclip className="size-5" strokeWidth={1.7} aria-hidden="true" />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t(($) => $.files.attach)}
        accept={attachmentTypes.join()}
        onChange={(event) => {
          files.add([...(event.target.files ?? [])]);
          // The same file may be chosen again after it failed.
          event.target.value = "";
        }}
      />
      {used > 0 && (
        <span className="px-1 text-xs text-ink-2 tabular-nums max-sm:sr-only">
          {t(($) => $.files.count, { n: number(used), of: number(MOST_ATTACHMENTS) })}
        </span>
      )}
    </>
  );
}
