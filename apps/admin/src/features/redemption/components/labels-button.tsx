import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { useDownload } from "../../../lib/use-download.ts";
import { fetchLabels, useWays } from "../data.ts";

/** Names and addresses for whoever packs, where there are any. */
export function LabelsButton() {
  const { t } = useTranslation("redemption-admin");
  const { downloading, download } = useDownload();
  const waiting = useWays();
  if (!waiting || waiting.address === 0) return null;
  const handleClick = () =>
    void download(
      fetchLabels,
      "labels.csv",
      t(($) => $.how.labelsDone),
    );
  return (
    <Button kind="line" size="sm" className="max-sm:h-11" off={downloading} onClick={handleClick}>
      <Download className="size-4.5" aria-hidden="true" />
      <span className="max-sm:sr-only">{t(($) => $.how.labels)}</span>
    </Button>
  );
}
