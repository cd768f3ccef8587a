import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { copyText } from "@plaudit/ui/copy-text.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useRef, useState } from "react";
import { type Code, useRevealFor } from "../leaver-data.ts";

type Props = { redemptionId: string; name: string; onClose: () => void };

/** What came with a redemption of somebody who has left, to be passed on: shown by a click that is recorded. */
export function LeaverCode({ redemptionId, name, onClose }: Props) {
  const { t } = useTranslation("reward-leaver");
  const common = useTranslation("common").t;
  const { date } = useFormat();
  const errorText = useErrorText();
  const { reveal, pending } = useRevealFor(redemptionId);
  const [shown, setShown] = useState<Code | null>(null);
  const code = useRef<HTMLParagraphElement>(null);
  async function handleReveal() {
    try {
      setShown(await reveal());
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  async function handleCopy() {
    if (shown && (await copyText(shown.code, code.current))) toast.ok(t(($) => $.code.copied));
    else toast.error(common(($) => $.error.copyRefused));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.code.title, { name })}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[32rem]"
    >
      <div className="grid justify-items-start gap-4 px-5 pb-6 sm:px-6">
        <p className="text-sm text-ink-2">{t(($) => $.code.text, { name })}</p>
        {shown ? (
          <>
            <p ref={code} dir="ltr" className="font-mono text-lg font-semibold tracking-wide wrap-anywhere">
              {shown.code}
            </p>
            {shown.parts.map(({ label, value }) => (
              <p key={label} className="text-sm wrap-anywhere">
                <span className="text-ink-2">{label}</span> <bdi className="font-semibold">{value}</bdi>
              </p>
            ))}
            {shown.expiresOn && (
              <p className="text-xs text-ink-2">
                {t(($) => $.code.until, { date: date(shown.expiresOn, { dateStyle: "long", timeZone: "UTC" }) })}
              </p>
            )}
            <Button onClick={() => void handleCopy()}>{t(($) => $.code.copy)}</Button>
          </>
        ) : (
          <Button off={pending} onClick={() => void handleReveal()}>
            {t(($) => $.code.reveal)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
