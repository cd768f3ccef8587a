import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";

/** Runs a download once at a time, and reports how it went. */
export function useDownload() {
  const errorText = useErrorText();
  const [downloading, setDownloading] = useState(false);
  async function download(file: () => Promise<void>, done: string) {
    setDownloading(true);
    await file().then(
      () => toast.ok(done),
      (error: unknown) => toast.error(errorText(error)),
    );
    setDownloading(false);
  }
  return { downloading, download };
}
