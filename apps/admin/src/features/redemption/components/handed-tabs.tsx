import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useDownload } from "../../../lib/use-download.ts";
import { fetchLabels, type HandedBy } from "../data.ts";

const ALL = "all";
const ways = ["address", "email", "day", "hand"] as const;
type Props = {
  waiting: Record<HandedBy, number> | undefined;
  by: HandedBy | undefined;
  onChange: (by: HandedBy | undefined) => void;
};

/** What waits by how it reaches people, where there is more than one way, and addresses for whoever packs. */
export function HandedTabs({ waiting, by, onChange }: Props) {
  const { t } = useTranslation("redemption-admin");
  const { number } = useFormat();
  const { downloading, download } = useDownload();
  const there = ways.filter((way) => way === by || (waiting && waiting[way] > 0));
  if (!waiting || there.length === 0) return null;
  const options = [
    { value: ALL as HandedBy | typeof ALL, label: t(($) => $.how.all) },
    ...there.map((value) => ({
      value,
      label: t(($) => $.how.count, { way: t(($) => $.how[value]), n: number(waiting[value]) }),
    })),
  ];
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-3 border-line border-b px-4 py-2.5 md:px-8">
      {there.length > 1 && (
        <SegmentedControl
          size="sm"
          label={t(($) => $.how.label)}
          value={by ?? ALL}
          onChange={(next) => onChange(next === ALL ? undefined : next)}
          options={options}
          className="max-w-full overflow-x-auto no-bar"
        />
      )}
      {waiting.address > 0 && (
        <Button
          kind="line"
          size="sm"
          className="ms-auto"
          off={downloading}
          onClick={() =>
            void download(
              fetchLabels,
              "labels.csv",
              t(($) => $.how.labelsDone),
            )
          }
        >
          <Download className="size-4.5" aria-hidden="true" />
          {t(($) => $.how.labels)}
        </Button>
      )}
    </div>
  );
}
