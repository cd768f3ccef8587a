import { useTranslation } from "@plaudit/i18n/react.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useCallback, useEffect, useState } from "react";
import { askPreview, type Channel } from "../data.ts";

const shapes = {
  landscape: "aspect-video w-full",
  portrait: "mx-auto aspect-[9/16] h-[min(70dvh,40rem)]",
} as const;
type Shape = keyof typeof shapes;

/** The player itself, small: all its sizes follow the frame's. */
export function PreviewDialog({ channel, onClose }: { channel: Channel | null; onClose: () => void }) {
  const { t } = useTranslation("channel");
  const common = useTranslation("common").t;
  const [shape, setShape] = useState<Shape>("landscape");
  const [path, setPath] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const id = channel?.id ?? null;
  const ask = useCallback(async () => {
    setPath(null);
    setFailed(false);
    if (id === null) return;
    try {
      setPath(await askPreview(id));
    } catch {
      setFailed(true);
    }
  }, [id]);
  useEffect(() => void ask(), [ask]);
  const name = channel?.name ?? "";
  return (
    <Dialog
      open={channel !== null}
      onClose={onClose}
      title={t(($) => $.previewOf, { name })}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[60rem]"
    >
      <div className="grid gap-4 px-5 pb-6 sm:px-6">
        <SegmentedControl
          label={t(($) => $.previewing.shape)}
          size="sm"
          value={shape}
          onChange={setShape}
          options={[
            { value: "landscape", label: t(($) => $.previewing.landscape) },
            { value: "portrait", label: t(($) => $.previewing.portrait) },
          ]}
        />
        {failed ? (
          <ErrorState
            title={t(($) => $.previewing.failed)}
            retry={common(($) => $.action.retry)}
            onRetry={() => void ask()}
          />
        ) : path ? (
          <iframe
            src={path}
            title={t(($) => $.previewing.frame, { name })}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            className={`rounded-md bg-sunken rim-line ${shapes[shape]}`}
          />
        ) : (
          <Skeleton className={shapes[shape]} />
        )}
      </div>
    </Dialog>
  );
}
