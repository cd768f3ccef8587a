import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";

/** Hands the file of a response to the browser's downloads, once at a time, and reports how it went. */
export function useDownload() {
  const errorText = useErrorText();
  const [downloading, setDownloading] = useState(false);
  async function download(fetchFile: () => Promise<Response>, name: string, done: string) {
    setDownloading(true);
    try {
      const file = await (await fetchFile()).blob();
      const { saveFile } = await import("@plaudit/ui/save-file.ts");
      saveFile(file, name);
      toast.ok(done);
    } catch (error) {
      toast.error(errorText(error));
    }
    setDownloading(false);
  }
  return { downloading, download };
}
