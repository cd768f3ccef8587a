import type { DataCopy } from "@plaudit/api/data-copy.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { type ReactNode, useState } from "react";
import { downloadCopy, useRequestCopy } from "../data-copy.ts";

const KB = 1024;
const MB = KB * KB;

function useSize() {
  const { number } = useFormat();
  return (bytes: number) =>
    bytes < MB
      ? number(Math.ceil(bytes / KB), { style: "unit", unit: "kilobyte" })
      : number(bytes / MB, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
}

const Shown = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-brand-soft p-5 sm:p-6">
    <div role="status" className="min-w-0 grow">
      <h3 className="text-base font-semibold">{title}</h3>
      <p className="text-sm text-brand-text">{text}</p>
    </div>
    {children}
  </section>
);

/** Not asked for, being made, ready for a day, or not to be made. */
export function DataCopyPanel({ copy }: { copy: DataCopy | null }) {
  const { t } = useTranslation("settings");
  const { date } = useFormat();
  const size = useSize();
  const errorText = useErrorText();
  const { request, pending } = useRequestCopy();
  const [busy, setBusy] = useState(false);
  const failed = (error: unknown) => void toast.error(errorText(error));
  const handleRequest = () => void request().catch(failed);
  async function handleDownload({ id }: DataCopy, ready: NonNullable<DataCopy["ready"]>) {
    setBusy(true);
    try {
      await downloadCopy(id, ready);
      toast.ok(t(($) => $.data.saved));
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  }
  if (!copy || copy.failed)
    return (
      <Shown
        title={copy ? t(($) => $.data.failed.title) : t(($) => $.data.none.title)}
        text={copy ? t(($) => $.data.failed.text) : t(($) => $.data.none.text)}
      >
        <Button off={pending} onClick={handleRequest}>
          {t(($) => $.data.none.request)}
        </Button>
      </Shown>
    );
  const { ready } = copy;
  if (!ready) return <Shown title={t(($) => $.data.waiting.title)} text={t(($) => $.data.waiting.text)} />;
  const time = date(ready.expiresAt, { weekday: "long", hour: "numeric", minute: "2-digit" });
  return (
    <Shown title={t(($) => $.data.ready.title)} text={t(($) => $.data.ready.text, { size: size(ready.bytes), time })}>
      <div className="flex flex-wrap gap-2">
        <Button off={busy} onClick={() => void handleDownload(copy, ready)}>
          <Download className="size-5" aria-hidden="true" />
          {t(($) => $.data.ready.download)}
        </Button>
        <Button kind="quiet" off={pending} onClick={handleRequest}>
          {t(($) => $.data.ready.again)}
        </Button>
      </div>
    </Shown>
  );
}
