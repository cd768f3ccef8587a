import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Field } from "@plaudit/ui/form/field.tsx";
import { inputClass } from "@plaudit/ui/form/input-class.ts";
import { ExternalLink } from "@plaudit/ui/icons.tsx";
import { Copy } from "@plaudit/ui/later-icons.tsx";
import { useRef } from "react";
import type { FreshLink } from "../data.ts";

/** The one time that a channel's link is there to be read. */
export function LinkDialog({ fresh, onClose }: { fresh: FreshLink | null; onClose: () => void }) {
  const { t } = useTranslation("channel");
  const common = useTranslation("common").t;
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    // A console over plain http has no clipboard of its own.
    const copied = navigator.clipboard
      ? await navigator.clipboard.writeText(fresh?.link ?? "").then(
          () => true,
          () => false,
        )
      : document.execCommand("copy");
    if (copied) toast.ok(t(($) => $.link.copied));
    else toast.error(common(($) => $.error.copyRefused));
  };
  return (
    <Dialog
      open={fresh !== null}
      onClose={onClose}
      title={t(($) => $.link.title, { name: fresh?.channel.name ?? "" })}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[38rem]"
      footer={
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind="line" onClick={onClose}>
            {t(($) => $.link.done)}
          </Button>
          <Button onClick={() => void copy()} data-autofocus>
            <Copy className="size-4.5" aria-hidden="true" />
            {t(($) => $.link.copy)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 px-5 pb-5 text-sm text-ink-2 sm:px-6">
        <p>{t(($) => $.link.how)}</p>
        <Field label={t(($) => $.link.label)}>
          {(ids) => (
            <input
              {...ids}
              ref={input}
              readOnly
              dir="ltr"
              value={fresh?.link ?? ""}
              onFocus={(event) => event.currentTarget.select()}
              className={`${inputClass} h-11 font-mono text-xs`}
            />
          )}
        </Field>
        <p className="rounded-md bg-warn-soft p-3 text-warn-text">{t(($) => $.link.once)}</p>
        <p>
          {t(($) => $.link.key)}{" "}
          <a
            href={fresh?.link}
            target="_blank"
            rel="noopener noreferrer"
            className="target inline-flex items-center gap-1 font-semibold text-brand-text underline underline-offset-4"
          >
            {t(($) => $.link.open)}
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        </p>
      </div>
    </Dialog>
  );
}
