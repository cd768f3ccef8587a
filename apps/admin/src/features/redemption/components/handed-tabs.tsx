import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import type { HandedBy } from "../data.ts";

const ALL = "all";
const ways = ["address", "email", "day", "hand"] as const;
type Props = {
  waiting: Record<HandedBy, number> | undefined;
  by: HandedBy | undefined;
  onChange: (by: HandedBy | undefined) => void;
};

/** What waits by how it reaches people, where there is more than one way. */
export function HandedTabs({ waiting, by, onChange }: Props) {
  const { t } = useTranslation("redemption-admin");
  const { number } = useFormat();
  const there = ways.filter((way) => way === by || (waiting && waiting[way] > 0));
  if (!waiting || there.length < 2) return null;
  const options = [
    { value: ALL as HandedBy | typeof ALL, label: t(($) => $.how.all) },
    ...there.map((value) => ({
      value,
      label: t(($) => $.how.count, { way: t(($) => $.how[value]), n: number(waiting[value]) }),
    })),
  ];
  return (
    <SegmentedControl
      size="sm"
      label={t(($) => $.how.label)}
      value={by ?? ALL}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
      options={options}
      className="max-w-full overflow-x-auto no-bar"
    />
  );
}
