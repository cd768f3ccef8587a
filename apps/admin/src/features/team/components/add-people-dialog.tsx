import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { type Choice, ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useState } from "react";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findPeople } from "../../../lib/pickers.ts";
import { type Team, useTeamVerbs } from "../data.ts";

export function AddPeopleDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation("team");
  const { t: member } = useTranslation("member");
  const common = useTranslation("common").t;
  const format = useFormat();
  const errorText = useErrorText();
  const labels = usePickerLabels(
    member(($) => $.form.findPerson),
    common(($) => $.search.none),
  );
  const [people, setPeople] = useState<Choice[]>([]);
  const { changeMembers, busy } = useTeamVerbs();
  async function add() {
    try {
      await changeMembers(team.id, { add: people.map((one) => one.id) });
      toast.ok(t(($) => $.added, { count: people.length, n: format.number(people.length) }));
      onClose();
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.addMembers)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[34rem]"
      footer={
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind="line" onClick={onClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <SubmitButton
            type="button"
            busy={busy}
            busyLabel={common(($) => $.action.saving)}
            off={people.length === 0}
            onClick={() => void add()}
          >
            {t(($) => $.addMembers)}
          </SubmitButton>
        </div>
      }
    >
      <div className="min-h-40 px-5 pb-5 sm:px-6">
        <ChoicePicker
          label={t(($) => $.people)}
          autoFocus
          value={people}
          onChange={setPeople}
          search={findPeople}
          labels={labels}
        />
      </div>
    </Dialog>
  );
}
