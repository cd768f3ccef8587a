import { MOST_REASON } from "@plaudit/api/award-badges.ts";
import { ApiError } from "@plaudit/api/client.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { useRef, useState } from "react";
import { findCandidates, type OwnAwardType, useNominate } from "../data.ts";
import { useNominationText } from "../use-nomination-text.ts";
import { DialogHead } from "./dialog-head.tsx";
import { OwnNominees } from "./own-nominees.tsx";
import { PersonField } from "./person-field.tsx";

type Props = { type: OwnAwardType; onClose: () => void };
type Failed = Partial<Record<"nomineeId" | "message" | "form", string>>;
const blank = { nominee: [] as Recipient[], reason: "" };

/** What is written stays until it is sent, however the dialog is closed. */
export function NominateDialog({ type, onClose }: Props) {
  const { t } = useTranslation("award");
  const { t: common } = useTranslation();
  const say = useErrorText();
  const { closes } = useNominationText(type);
  const [draft, keep, clear] = useDraft(`nominate.${type.id}`, blank);
  const [failed, setFailed] = useState<Failed>({});
  const body = useRef<HTMLDivElement>(null);
  const { nominate, pending } = useNominate(type.id);
  const [nominee] = draft.nominee;
  function change(part: Partial<typeof draft>) {
    setFailed({});
    keep({ ...draft, ...part });
  }
  function handleClose() {
    if (nominee || draft.reason) toast.ok(t(($) => $.send.kept));
    onClose();
  }
  function refuse(found: Failed) {
    setFailed(found);
    const first = (["nomineeId", "message"] as const).find((field) => found[field]);
    if (first) body.current?.querySelector<HTMLElement>(`[data-field=${first}] :is(input, textarea)`)?.focus();
  }
  async function handleSend() {
    if (pending) return;
    try {
      // Nobody is what JSON makes of what is not there: the response says what is missing.
      await nominate(nominee?.id as string, draft.reason);
      clear();
      toast.ok(t(($) => $.nominate.done));
      onClose();
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const at = (field: string) => details.find(({ path }) => path === field)?.message;
      const found: Failed = { nomineeId: at("nomineeId"), message: at("message") };
      refuse(found.nomineeId || found.message ? found : { form: say(error) });
    }
  }
  return (
    <Dialog
      open
      onClose={handleClose}
      title={t(($) => $.nominate.title)}
      closeLabel={common(($) => $.action.close)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className="grow text-xs text-ink-2 max-sm:hidden">{t(($) => $.nominate.note)}</p>
          <FormErrors errors={[failed.form]} />
          <Button off={pending} className="max-sm:w-full" onClick={() => void handleSend()}>
            {pending ? t(($) => $.send.sending) : t(($) => $.nominate.submit)}
          </Button>
        </div>
      }
    >
      <DialogHead type={type}>{closes}</DialogHead>
      <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-4 pb-6 sm:px-6">
        {type.description && (
          <p className="text-base text-ink-2 wrap-anywhere">
            <bdi>{type.description}</bdi>
          </p>
        )}
        {type.ownNominees.total > 0 && (
          <div className="rounded-md bg-sunken px-4 py-3">
            <OwnNominees type={type} />
          </div>
        )}
        <div data-field="nomineeId">
          <PersonField
            label={t(($) => $.nominate.nominee)}
            placeholder={t(($) => $.nominate.nomineeHint)}
            value={draft.nominee}
            // One at a time: another choice takes the place of the one before.
            onChange={(next) => change({ nominee: next.slice(-1) })}
            search={findCandidates(type.id)}
            error={failed.nomineeId}
          />
        </div>
        <div data-field="message">
          <TextArea
            label={t(($) => $.nominate.reason)}
            error={failed.message}
            count={[draft.reason.length, MOST_REASON]}
            maxLength={MOST_REASON}
            rows={5}
            value={draft.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </div>
      </div>
    </Dialog>
  );
}
