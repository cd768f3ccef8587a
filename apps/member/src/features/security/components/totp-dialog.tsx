import type { Answer } from "@plaudit/api/client.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { copyText } from "@plaudit/ui/copy-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { latinDigits } from "@plaudit/ui/form/typed-number.ts";
import { Copy } from "@plaudit/ui/later-icons.tsx";
import { QrCode } from "@plaudit/ui/qr-code.tsx";
import { useRef, useState } from "react";
import { addTotp, beginTotp } from "../data.ts";
import { useStep } from "../use-step.ts";
import { ConfirmWithPassword } from "./confirm-with-password.tsx";
import { StepDialog } from "./step-dialog.tsx";

type Begun = Answer<"POST /identity/authFactors/totp/begin">;
type Props = { open: boolean; onClose: () => void; onDone: (codes: string[] | null) => void };

/** First the password, then the key and a code that proves the app has it. */
export function TotpDialog({ open, onClose, onDone }: Props) {
  const { t } = useTranslation("security");
  const [begun, setBegun] = useState<Begun | null>(null);
  const title = t(($) => $.totp.title);
  if (begun) return <KeyStep {...{ open, onClose, onDone, title, begun }} />;
  return (
    <ConfirmWithPassword
      open={open}
      onClose={onClose}
      title={title}
      submit={t(($) => $.password.submit)}
      run={async (password) => setBegun(await beginTotp(password))}
    />
  );
}

/** In fours, as people copy it. */
const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, "$1 ");

function KeyStep({ open, onClose, onDone, title, begun }: Props & { title: string; begun: Begun }) {
  const { t } = useTranslation("security");
  const codeIn = (fields: FormData) => latinDigits(String(fields.get("code")));
  const step = useStep({
    check: (fields) => ({
      code: /^\d{6}$/.test(codeIn(fields).replace(/\s/g, "")) ? undefined : t(($) => $.totp.codeNeeded),
    }),
    run: async (fields) => onDone((await addTotp(begun.id, codeIn(fields))).recoveryCodes),
    wrong: (message) => ({ code: message }),
  });
  const { t: common } = useTranslation();
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    if (await copyText(begun.key, shown.current)) toast.ok(t(($) => $.totp.copied));
    else toast.error(common(($) => $.error.copyRefused));
  };
  return (
    <StepDialog open={open} onClose={onClose} title={title} submit={t(($) => $.totp.submit)} step={step}>
      <p className="text-sm font-semibold">{t(($) => $.totp.scan)}</p>
      <QrCode value={begun.url} title={t(($) => $.totp.qr)} />
      <div>
        <p className="text-sm text-ink-2">{t(($) => $.totp.type)}</p>
        <div className="flex items-center gap-2">
          <span
            ref={shown}
            dir="ltr"
            className="font-mono text-base font-semibold tracking-wide wrap-anywhere select-all"
          >
            {inFours(begun.key)}
          </span>
          {navigator.clipboard && (
            <Button kind="quiet" size="icon" aria-label={t(($) => $.totp.copy)} onClick={() => void copy()}>
              <Copy className="size-4.5" aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      <TextField
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t(($) => $.totp.code)}
        error={step.problems.code}
        data-autofocus
      />
    </StepDialog>
  );
}
