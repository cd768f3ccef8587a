import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { type Choice, ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
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
  const [failed, setFailed] = useState<string>();
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setFailed(undefined);
    try {
      await changeMembers(team.id, { add: people.map((one) => one.id) });
      toast.ok(t(($) => $.added, { count: people.length, n: format.number(people.length) }));
      onClose();
    } catch (error) {
      setFailed(errorText(error));
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.addMembers)}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.addMembers),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      off={people.length === 0}
      onSubmit={handleSubmit}
      error={failed}
    >
      <div className="min-h-40">
        <ChoicePicker
          label={t(($) => $.people)}
          autoFocus
          value={people}
          onChange={setPeople}
          search={findPeople}
          labels={labels}
        />
      </div>
    </FormDialog>
  );
}
