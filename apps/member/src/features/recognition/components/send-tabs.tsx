import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";

export type SendView = "new" | "progress";
type Props = { view: SendView; count: number | undefined; onView: (view: SendView) => void };

export function SendTabs({ view, count, onView }: Props) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  return (
    <div className="px-5 pb-3 sm:px-6">
      <SegmentedControl
        size="sm"
        label={t(($) => $.progress.views)}
        value={view}
        onChange={onView}
        options={[
          { value: "new", label: t(($) => $.progress.new) },
          {
            value: "progress",
            label: (
              <>
                {t(($) => $.progress.title)}
                {count !== undefined && <span className="tabular-nums">{number(count)}</span>}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
