import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { copyText } from "@plaudit/ui/copy-text.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Copy, Download } from "@plaudit/ui/later-icons.tsx";
import { LeaveDialog } from "@plaudit/ui/leave-dialog.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { saveFile } from "@plaudit/ui/save-file.ts";
import { useGuardedClose } from "@plaudit/ui/use-guarded-close.ts";
import { useRef, useState } from "react";

/** Shown once: nothing here keeps them, so closing asks until they were copied, saved or confirmed. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation();
  const text = `${codes.join("\n")}\n`;
  const [kept, setKept] = useState(codes);
  const unkept = codes.length > 0 && kept !== codes;
  const { ask, ...guard } = useGuardedClose(unkept, onClose);
  const leave = {
    title: t(($) => $.codes.leave.title),
    text: t(($) => $.codes.leave.text),
    leave: t(($) => $.codes.leave.confirm),
    stay: t(($) => $.codes.leave.stay),
    close: common(($) => $.action.close),
  };
  const shown = useRef<HTMLOListElement>(null);
  const copy = async () => {
    if (!(await copyText(text, shown.current))) return toast.error(common(($) => $.error.copyRefused));
    setKept(codes);
    toast.ok(t(($) => $.codes.copied));
  };
  const save = () => {
    saveFile(new Blob([text], { type: "text/plain" }), `${t(($) => $.codes.file)}.txt`);
    setKept(codes);
  };
  return (
    <>
      <Dialog
        open={codes.length > 0}
        onClose={ask}
        title={t(($) => $.codes.keep)}
        closeLabel={common(($) => $.action.close)}
        width="sm:max-w-[32rem]"
        footer={
          <div className="flex flex-wrap justify-end gap-2">
            {/* A page over plain http has no clipboard. */}
            {navigator.clipboard && (
              <Button kind="line" onClick={() => void copy()}>
                <Copy className="size-4.5" aria-hidden="true" />
                {t(($) => $.codes.copy)}
              </Button>
            )}
            <Button kind="line" onClick={save}>
              <Download className="size-4.5" aria-hidden="true" />
              {t(($) => $.codes.save)}
            </Button>
            <Button onClick={onClose}>{t(($) => $.codes.kept)}</Button>
          </div>
        }
      >
        <div className="grid gap-4 px-5 pb-5 sm:px-6">
          <p className="text-sm text-ink-2">{t(($) => $.codes.text)}</p>
          <ol
            ref={shown}
            dir="ltr"
            aria-label={t(($) => $.codes.title)}
            className="grid grid-cols-2 gap-2 rounded-md bg-canvas p-4 font-mono text-base font-semibold tracking-wide"
          >
            {codes.map((code) => (
              <li key={code} className="select-all">
                {code}
              </li>
            ))}
          </ol>
        </div>
      </Dialog>
      <LeaveDialog {...guard} labels={leave} />
      <LeaveGuard when={unkept} labels={leave} />
    </>
  );
}
