import { Button } from "@plaudit/ui/button.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { useDownload } from "../../../lib/use-download.ts";

type Props = {
  id: string;
  title: string;
  /** Null while there is nothing to export. */
  exported: {
    fetch: Parameters<ReturnType<typeof useDownload>["download"]>[0];
    file: string;
    label: string;
    done: string;
  } | null;
};

/** Above a list that can be saved as a file. */
export function ExportHead({ id, title, exported }: Props) {
  const { downloading, download } = useDownload();
  return (
    <div className="mb-3 flex items-end justify-between gap-4">
      <h2 id={id} className="text-lg font-semibold track-display">
        {title}
      </h2>
      {exported && (
        <Button
          kind="line"
          size="sm"
          off={downloading}
          onClick={() => void download(exported.fetch, exported.file, exported.done)}
        >
          <Download className="size-4.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{exported.label}</span>
        </Button>
      )}
    </div>
  );
}
