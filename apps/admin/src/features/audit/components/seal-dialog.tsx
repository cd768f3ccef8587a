import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { useDownload } from "../../../lib/use-download.ts";
import { fetchSealFile, useSeals } from "../data.ts";

/** Up to where log and points are sealed, and the proof of it to take along. */
export function SealDialog({ open, onClose, zone }: { open: boolean; onClose: () => void; zone: string }) {
  const { t } = useTranslation("audit");
  const common = useTranslation("common").t;
  const format = useFormat();
  const { data, error, mutate, isValidating } = useSeals(open);
  const { downloading, download } = useDownload();
  const seals = data?.results;
  return (
    <Dialog open={open} onClose={onClose} title={t(($) => $.seal.title)} closeLabel={common(($) => $.action.close)}>
      <div className="grid gap-4 px-5 pb-6 sm:px-6">
        <p className="text-sm text-ink-2">{t(($) => $.seal.text)}</p>
        {seals?.length === 0 ? (
          <p className="text-sm">{t(($) => $.seal.none)}</p>
        ) : seals ? (
          <dl className="lines-y border-line border-y text-sm">
            {seals.map(({ chain, rows, sealedAt }) => (
              <div key={chain} className="grid gap-1 py-3">
                <dt className="font-semibold">{t(($) => $.seal[chain])}</dt>
                <dd className="text-ink-2 tabular-nums">
                  {t(($) => $.seal.state, {
                    rows: format.number(rows),
                    when: format.date(sealedAt, { dateStyle: "medium", timeStyle: "medium", timeZone: zone }),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        ) : error ? (
          <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
        {seals && seals.length > 0 && (
          <Button
            className="justify-self-start"
            off={downloading}
            onClick={() =>
              void download(
                fetchSealFile,
                "seal.json",
                t(($) => $.seal.downloaded),
              )
            }
          >
            <Download className="size-4.5" aria-hidden="true" />
            {downloading ? t(($) => $.seal.downloading) : t(($) => $.seal.download)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
