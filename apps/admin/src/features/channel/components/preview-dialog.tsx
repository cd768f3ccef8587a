import { useTranslation } from "@plaudit/i18n/react.ts";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useCallback, useEffect, useState } from "react";
import { askPreview, type Channel } from "../data.ts";
import { PlayerFrame } from "./player-frame.tsx";

const shapes = {
  landscape: "aspect-video w-full",
  portrait: "mx-auto aspect-[9/16] h-[min(70dvh,40rem)]",
} as const;
type Shape = keyof typeof shapes;
/** Before a preview's address ends another is asked for. */
const EARLY_MS = 60_000;

/** The player itself, small: all its sizes follow the frame's. */
export function PreviewDialog({ channel, onClose }: { channel: Channel | null; onClose: () => void }) {
  const { t } = useTranslation("channel");
  const common = useTranslation("common").t;
  const [shape, setShape] = useState<Shape>("landscape");
  const [preview, setPreview] = useState<Awaited<ReturnType<typeof askPreview>> | null>(null);
  const [failed, setFailed] = useState(false);
  const id = channel?.id ?? null;
  const ask = useCallback(async () => {
    setPreview(null);
    setFailed(false);
    if (id === null) return;
    try {
      setPreview(await askPreview(id));
    } catch {
      setFailed(true);
    }
  }, [id]);
  useEffect(() => void ask(), [ask]);
  useEffect(() => {
    if (!preview) return;
    const left = Date.parse(preview.expiresAt) - Date.now() - EARLY_MS;
    const timer = setTimeout(() => void ask(), Math.max(EARLY_MS, left));
    return () => clearTimeout(timer);
  }, [preview, ask]);
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
        ) : (
          <PlayerFrame
            key={preview?.path ?? ""}
            path={preview?.path ?? null}
            title={t(($) => $.previewing.frame, { name })}
            onFailed={() => setFailed(true)}
            className={shapes[shape]}
          />
        )}
      </div>
    </Dialog>
  );
}
