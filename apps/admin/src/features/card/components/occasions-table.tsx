import { type CardOccasion, cardOccasions } from "@plaudit/api/card-designs.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { LinesTable } from "../../../lib/lines-table.tsx";
import type { Settings } from "../data.ts";

/** For how many days colleagues can sign what starts by itself. */
const AHEAD = { birthday: 5, years: 10 } as const;

type Props = {
  chosen: readonly CardOccasion[];
  onToggle: (one: CardOccasion) => void;
  /** Whether these start by themselves, as it is chosen now. */
  automatic: Record<keyof typeof AHEAD, boolean>;
  delivered: Settings["delivered"];
};

/** What a card may be for, who organizes it and how it begins. */
export function OccasionsTable({ chosen, onToggle, automatic, delivered }: Props) {
  const { t } = useTranslation("card-admin");
  const { t: paper } = useTranslation("card-paper");
  const { number } = useFormat();
  const starts = (one: CardOccasion) => (one === "birthday" || one === "years") && automatic[one];
  function begins(one: CardOccasion) {
    if (one === "birthday" && automatic.birthday) return t(($) => $.occasions.before, { n: number(AHEAD.birthday) });
    if (one === "years" && automatic.years) return t(($) => $.occasions.beforeYears, { n: number(AHEAD.years) });
    return t(($) => $.occasions.byHand);
  }
  return (
    <LinesTable
      label={t(($) => $.occasions.title)}
      rows={cardOccasions}
      id={(one) => one}
      columns={[
        {
          key: "occasion",
          label: t(($) => $.occasions.occasion),
          cell: (one) => (
            <Checkbox
              label={paper(($) => $.occasion[one])}
              checked={chosen.includes(one)}
              // One has to be left.
              disabled={chosen.includes(one) && chosen.length === 1}
              onChange={() => onToggle(one)}
            />
          ),
        },
        {
          key: "by",
          label: t(($) => $.occasions.by),
          wide: true,
          cell: (one) => (
            <span className="text-ink-2">
              {starts(one) ? t(($) => $.occasions.manager) : t(($) => $.occasions.starter)}
            </span>
          ),
        },
        {
          key: "begins",
          label: t(($) => $.occasions.begins),
          cell: (one) => <span className="text-ink-2">{begins(one)}</span>,
        },
        {
          key: "delivered",
          label: t(($) => $.occasions.deliveredIn, { year: String(delivered?.year ?? "") }),
          end: true,
          cell: (one) => number(delivered?.byOccasion[one] ?? 0),
        },
      ]}
    />
  );
}
