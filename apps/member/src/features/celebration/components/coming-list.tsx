import type { Celebration } from "@plaudit/api/celebration.ts";
import { useFormat } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { useCelebrationText } from "../use-celebration-text.ts";

export function ComingList({ items }: { items: readonly Celebration[] }) {
  const { kind } = useCelebrationText();
  const format = useFormat();
  return (
    <PeopleList
      people={items.map((of) => ({
        person: of.memberDisplayData,
        key: of.type,
        note: `${kind(of)} · ${format.date(of.celebratedOn, { day: "numeric", month: "short", timeZone: "UTC" })}`,
        end: <Occasion kind={of.type} years={of.count} className="size-10" />,
      }))}
    />
  );
}
