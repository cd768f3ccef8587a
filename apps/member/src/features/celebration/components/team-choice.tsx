import { useTranslation } from "@plaudit/i18n/react.ts";
import { type Choice, ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import type { useTeams } from "../../../lib/use-teams.ts";

export const MINE = "mine";
type Props = Pick<ReturnType<typeof useTeams>, "own" | "known" | "find"> & {
  value: string | null;
  onChange: (team: string | null) => void;
};

/** Whose days: everybody's, those of one's own teams, or of one that is looked for. */
export function TeamChoice({ own, known, find, value, onChange }: Props) {
  const { t } = useTranslation("celebration");
  const { t: common } = useTranslation();
  const mine: Choice = { id: MINE, label: t(($) => $.team.mine) };
  const team = known.find(({ id }) => id === value);
  const chosen = value === MINE ? [mine] : team ? [{ id: team.id, label: team.name }] : [];
  return (
    <ChoicePicker
      label={t(($) => $.team.label)}
      className="ms-auto w-72 max-sm:w-0 max-sm:grow [&>div:first-child]:sr-only"
      most={1}
      value={chosen}
      onChange={([next]) => onChange(next?.id ?? null)}
      search={async (words) => [
        ...(words === "" && own.length > 0 ? [mine] : []),
        ...(await find(words)).map(({ id, name }) => ({ id, label: name })),
      ]}
      labels={{
        placeholder: t(($) => $.team.all),
        remove: (name) => common(($) => $.form.remove, { name }),
        none: common(($) => $.form.none),
        loading: common(($) => $.action.loading),
        failed: common(($) => $.failed.title),
      }}
    />
  );
}
