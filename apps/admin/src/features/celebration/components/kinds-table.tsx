import { type CelebrationKind, celebrationAudiences, celebrationKinds } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import type { Preferences } from "../data.ts";

interface Props {
  kinds: Preferences["kinds"];
  week: Preferences["week"];
  onChange: (kind: CelebrationKind, choice: Preferences["kinds"][CelebrationKind]) => void;
}

/** What is celebrated, and who sees it. */
export function KindsTable({ kinds, week, onChange }: Props) {
  const { t } = useTranslation("celebration-admin");
  const { number } = useFormat();
  return (
    <ul className="border-line border-y lines-y">
      {celebrationKinds.map((kind) => (
        <li key={kind} className="grid items-center gap-x-4 gap-y-2 py-3.5 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <Switch
            label={t(($) => $.kind[kind].label)}
            hint={`${t(($) => $.kind[kind].hint)} · ${t(($) => $.week, { count: week[kind], n: number(week[kind]) })}`}
            checked={kinds[kind].active}
            onChange={(active) => onChange(kind, { ...kinds[kind], active })}
          />
          <Select
            label={t(($) => $.sees, { kind: t(($) => $.kind[kind].label) })}
            className="[&>div:first-child]:sr-only"
            disabled={!kinds[kind].active}
            value={kinds[kind].audience}
            onChange={({ target }) =>
              onChange(kind, {
                ...kinds[kind],
                audience: celebrationAudiences.find((one) => one === target.value) ?? "everyone",
              })
            }
            options={celebrationAudiences.map((value) => ({ value, label: t(($) => $.audience[value]) }))}
          />
        </li>
      ))}
    </ul>
  );
}
