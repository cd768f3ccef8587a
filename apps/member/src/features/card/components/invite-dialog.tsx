import { ApiError } from "@plaudit/api/client.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { PeoplePicker } from "@plaudit/ui/entity/people-picker.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { findInvited, useInvite } from "../paper-data.ts";
import { usePickerLabels } from "../use-picker-labels.ts";

/** More people and teams are asked to sign. */
export function InviteDialog({ cardId, open, onClose }: { cardId: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const errorText = useErrorText();
  const labels = usePickerLabels();
  const [chosen, setChosen] = useState<Recipient[]>([]);
  const [failed, setFailed] = useState<string>();
  const { invite, pending } = useInvite(cardId);
  async function handleInvite() {
    if (pending) return;
    setFailed(undefined);
    try {
      const count = await invite(chosen.map(({ id, type }) => ({ id, type })));
      toast.ok(t(($) => $.organize.invited, { count, n: number(count) }));
      setChosen([]);
      onClose();
    } catch (error) {
      setFailed((error instanceof ApiError && error.details[0]?.message) || errorText(error));
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.organize.invite)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[28rem]"
      footer={
        <div className="flex justify-end gap-2">
          <Button kind="line" onClick={onClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <Button off={pending} onClick={() => void handleInvite()}>
            {t(($) => $.organize.inviteSubmit)}
          </Button>
        </div>
      }
    >
      <div className="min-h-88 px-5 pt-1 pb-6 sm:px-6">
        <PeoplePicker
          autoFocus
          value={chosen}
          onChange={(next) => {
            setFailed(undefined);
            setChosen(next as Recipient[]);
          }}
          search={findInvited}
          labels={{ ...labels, label: t(($) => $.start.ask), placeholder: t(($) => $.start.askHint) }}
          {...(failed && { error: failed })}
        />
      </div>
    </Dialog>
  );
}
