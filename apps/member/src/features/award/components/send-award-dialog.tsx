import { ApiError } from "@plaudit/api/client.ts";
import { useApps } from "@plaudit/api/react";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { plainText } from "@plaudit/api/rich-words.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { emptyText } from "@plaudit/ui/entity/rich-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { useRef, useState } from "react";
import { asRefs, findRecipients, type OwnAwardType, type SendBody, usePreview, useSendAward } from "../data.ts";
import { DialogHead } from "./dialog-head.tsx";
import { MessageField } from "./message-field.tsx";
import { PersonField } from "./person-field.tsx";
import { PointsSummary, WithoutPoints } from "./points-summary.tsx";

type Props = { type: OwnAwardType; onClose: () => void };
type Field = "sendTo" | "message" | "amount";
type Failed = Partial<Record<Field | "form", string>>;

/** What is written stays until it is sent, however the dialog is closed. */
export function SendAwardDialog({ type, onClose }: Props) {
  const { t } = useTranslation("award");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const say = useErrorText();
  const blank = useRef({
    sendTo: [] as Recipient[],
    message: emptyText as SendBody["message"] & object,
    amount: type.pointsLocked ? String(type.points) : "",
  }).current;
  const [draft, keep, clear] = useDraft(`award.${type.id}`, blank);
  const [failed, setFailed] = useState<Failed>({});
  const body = useRef<HTMLDivElement>(null);
  const { send, pending } = useSendAward();
  const points = useApps().has("points") && type.points > 0;
  const amount = type.pointsLocked ? type.points : wholeOf(draft.amount, "signed");
  const sendTo = asRefs(draft.sendTo);
  const asked = Number.isInteger(amount) && amount >= 0 ? amount : 0;
  const preview = usePreview(
    points && sendTo.length > 0 ? { awardTypeId: type.id, amount: Math.min(asked, type.points), sendTo } : null,
  );
  const known = sendTo.length > 0 ? preview.data : undefined;
  const change = (part: Partial<typeof draft>) => {
    const [field] = Object.keys(part) as Field[];
    if (field) setFailed(({ [field]: _, form: __, ...rest }) => rest);
    keep((latest) => ({ ...latest, ...part }));
  };
  const written = draft.sendTo.length > 0 || plainText(draft.message) !== "";
  function handleClose() {
    if (written) toast.ok(t(($) => $.send.kept));
    onClose();
  }
  function refuse(error: unknown) {
    const details = error instanceof ApiError ? error.details : [];
    const at = (field: Field) => details.find(({ path }) => String(path).split(".")[0] === field)?.message;
    const found: Failed = { sendTo: at("sendTo"), message: at("message"), amount: at("amount") };
    const first = (["sendTo", "message", "amount"] as const).find((field) => found[field]);
    setFailed(first ? found : { form: say(error) });
    if (first) body.current?.querySelector<HTMLElement>(`[data-field=${first}] :is(input, [contenteditable])`)?.focus();
  }
  async function handleSend() {
    if (pending) return;
    setFailed({});
    try {
      // Nothing at all is what JSON makes of a number that is none.
      await send({ awardTypeId: type.id, amount: points ? amount : 0, message: draft.message, sendTo });
      clear();
      toast.ok(t(($) => $.send.done));
      onClose();
    } catch (error) {
      refuse(error);
    }
  }
  return (
    <Dialog
      open
      onClose={handleClose}
      title={t(($) => $.send.title)}
      closeLabel={common(($) => $.action.close)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {points && <p className="grow text-xs text-ink-2 max-sm:hidden">{t(($) => $.send.paidBy)}</p>}
          <FormErrors errors={[failed.form]} />
          <Button kind="line" className="max-sm:hidden" onClick={handleClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <Button off={pending} className="max-sm:w-full" onClick={() => void handleSend()}>
            {pending ? t(($) => $.send.sending) : t(($) => $.send.submit)}
          </Button>
        </div>
      }
    >
      <DialogHead type={type}>{type.description}</DialogHead>
      <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-2 pb-6 sm:px-6">
        <div data-field="sendTo">
          <PersonField
            label={t(($) => $.send.to)}
            placeholder={t(($) => $.send.toHint)}
            value={draft.sendTo}
            onChange={(next) => change({ sendTo: next })}
            search={findRecipients}
            error={failed.sendTo}
          />
        </div>
        <div data-field="message">
          <MessageField
            value={draft.message}
            onChange={(message) => change({ message })}
            onSubmit={() => void handleSend()}
            error={failed.message}
          />
        </div>
        {points && (
          <div className="grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <div data-field="amount">
              <TextField
                label={t(($) => $.send.points)}
                hint={type.pointsLocked ? t(($) => $.send.fixed) : t(($) => $.send.most, { n: number(type.points) })}
                error={failed.amount}
                readOnly={type.pointsLocked}
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                value={type.pointsLocked ? number(type.points) : draft.amount}
                onChange={({ target }) => change({ amount: target.value })}
              />
            </div>
            <PointsSummary type={type} preview={known} amount={asked} />
          </div>
        )}
        {points && <WithoutPoints preview={known} />}
      </div>
    </Dialog>
  );
}
