import { useTranslation } from "@plaudit/i18n/react.ts";
import { type Choice, ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import type { BatchAction, BatchChoice } from "../batch.ts";
import { findTeams } from "../data.ts";
import { roles } from "../filters.ts";

type Props = { action: BatchAction; onChange: (choice: BatchChoice | null) => void };

/** Which teams, or which role; null while nothing is chosen. */
export function BatchChoiceFields({ action, onChange }: Props) {
  const { t } = useTranslation("member");
  const labels = usePickerLabels(
    t(($) => $.form.findTeam),
    t(($) => $.batch.noTeams),
  );
  const [teams, setTeams] = useState<Choice[]>([]);
  const [role, setRole] = useState<(typeof roles)[number] | null>(null);
  if (action === "role")
    return (
      <SegmentedControl
        label={t(($) => $.form.role)}
        value={role}
        onChange={(next) => {
          setRole(next);
          onChange({ role: next });
        }}
        options={[...roles].reverse().map((value) => ({ value, label: t(($) => $.role[value]) }))}
      />
    );
  return (
    <ChoicePicker
      label={t(($) => $.batch.chooseTeams)}
      value={teams}
      most={20}
      autoFocus
      search={findTeams}
      labels={labels}
      onChange={(chosen) => {
        setTeams(chosen);
        onChange(chosen.length > 0 ? { teamIds: chosen.map((team) => team.id) } : null);
      }}
    />
  );
}
