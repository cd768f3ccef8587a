import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { copyText } from "@plaudit/ui/copy-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Copy } from "@plaudit/ui/later-icons.tsx";
import { useRef } from "react";

/** Shown once: it is not stored. */
export function YourCode({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation("feedback");
  const { t: common } = useTranslation();
  const shown = useRef<HTMLSpanElement>(null);
  // A page over plain http has no clipboard; the code can still be selected and copied by hand.
  const copy = async () => {
    if (await copyText(code, shown.current)) toast.ok(t(($) => $.yourCode.copied));
    else toast.error(common(($) => $.error.copyRefused));
  };
  return (
    <section
      ref={(section) => section?.focus()}
      tabIndex={-1}
      aria-labelledby="feedback-code"
      className="grid gap-4 rounded-lg bg-surface p-5 shadow-2 outline-none sm:p-6"
    >
      <p role="status" className="text-sm font-semibold text-ok-text">
        {t(($) => $.sent)}
      </p>
      <div>
        <h2 id="feedback-code" className="text-base font-semibold">
          {t(($) => $.yourCode.title)}
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          {t(($) => $.yourCode.text)} {t(($) => $.code.text)}
        </p>
      </div>
      <div className="flex items-center gap-2 rounded-md bg-canvas p-1 ps-4">
        <span ref={shown} dir="ltr" className="grow text-base font-semibold tabular-nums wrap-anywhere">
          {code}
        </span>
        {navigator.clipboard && (
          <Button kind="quiet" size="icon" aria-label={t(($) => $.yourCode.copy)} onClick={() => void copy()}>
            <Copy className="size-4.5" aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="flex justify-end">
        <Button onClick={onDone}>{t(($) => $.yourCode.done)}</Button>
      </div>
    </section>
  );
}
