import type { CurrentMember } from "@plaudit/api/identity.ts";
import { pictureTypes } from "@plaudit/api/media-limits.ts";
import { fileFault, useUpload } from "@plaudit/api/react/upload.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { RefreshCw, Trash2 } from "@plaudit/ui/icons.tsx";
import { FileDrop } from "@plaudit/ui/upload/file-drop.tsx";
import { UploadProgress } from "@plaudit/ui/upload/upload-progress.tsx";
import { lazy, Suspense, useState } from "react";
import { useErrorText } from "../../../lib/error-text.ts";
import type { ProfileDraft } from "../edit.ts";

const CropDialog = lazy(() =>
  load(() => import("@plaudit/ui/upload/crop-dialog.tsx")).then(({ CropDialog: crop }) => ({ default: crop })),
);

type Props = {
  me: CurrentMember;
  avatar: ProfileDraft["avatar"];
  error: string | undefined;
  onChange: (avatar: ProfileDraft["avatar"]) => void;
};
type Fault = "size" | "type" | "unreadable";

function useFault(upload: ReturnType<typeof useUpload>) {
  const { t } = useTranslation("media");
  const errorText = useErrorText();
  const [own, setOwn] = useState<Fault | null>(null);
  const fault = own ?? upload.fault;
  const words = {
    size: t(($) => $.size),
    type: t(($) => $.type),
    unreadable: t(($) => $.unreadable),
  };
  return { fault: fault ? words[fault] : upload.error ? errorText(upload.error) : undefined, setOwn };
}

function Crop({ file, onCrop, onClose, onFault }: Omit<Parameters<typeof CropDialog>[0], "labels">) {
  const { t } = useTranslation("media");
  const labels = {
    title: t(($) => $.crop.title),
    hint: t(($) => $.crop.hint),
    area: t(($) => $.crop.area),
    zoom: t(($) => $.crop.zoom),
    use: t(($) => $.crop.use),
    cancel: t(($) => $.crop.cancel),
    close: t(($) => $.crop.close),
    loading: t(($) => $.crop.loading),
  };
  return (
    <Suspense fallback={null}>
      <CropDialog file={file} labels={labels} onCrop={onCrop} onClose={onClose} onFault={onFault} />
    </Suspense>
  );
}

/** One's picture: chosen, cut, on its way, or none. */
export function AvatarField({ me, avatar, error, onChange }: Props) {
  const { t } = useTranslation("media");
  const { t: profile } = useTranslation("profile");
  const upload = useUpload("POST /identity/uploads/avatar");
  const { fault, setOwn } = useFault(upload);
  const [file, setFile] = useState<File | null>(null);
  // The crop dialog's code comes with the first picture, and stays while it closes.
  const [begun, setBegun] = useState(false);
  const shown = avatar === undefined ? me.avatarUrls : (avatar?.urls ?? null);
  const sending = upload.state === "sending" || upload.state === "checking";

  function handleFile(chosen: File) {
    upload.reset();
    const found = fileFault(chosen);
    setOwn(found);
    if (found) return;
    setBegun(true);
    setFile(chosen);
  }
  async function take(sent: ReturnType<typeof upload.retry>) {
    const media = await sent;
    if (media) onChange({ id: media.id, urls: media.variants });
  }
  function handleCrop(cut: Blob) {
    const name = file?.name ?? "picture";
    setFile(null);
    void take(upload.start(cut, name));
  }
  const status = sending ? (
    <UploadProgress
      label={
        upload.state === "sending"
          ? t(($) => $.uploading, { name: upload.name })
          : t(($) => $.checking, { name: upload.name })
      }
      progress={upload.state === "sending" ? upload.progress : null}
      cancel={t(($) => $.cancel)}
      onCancel={upload.cancel}
    />
  ) : upload.state === "done" && avatar ? (
    <p role="status" className="text-xs font-medium text-ok-text">
      {t(($) => $.ready)}
    </p>
  ) : undefined;
  return (
    <>
      <FileDrop
        label={profile(($) => $.edit.picture)}
        hint={t(($) => $.hint)}
        choose={t(($) => $.choose)}
        drop={t(($) => $.drop)}
        accept={pictureTypes.join(",")}
        error={fault ?? error}
        onFile={handleFile}
        status={status}
        preview={<Avatar person={{ ...me, avatarUrls: shown }} size={120} decorative />}
        actions={
          <>
            {upload.state === "failed" && upload.error && (
              <Button kind="line" size="sm" onClick={() => void take(upload.retry())}>
                <RefreshCw className="size-4.5" aria-hidden="true" />
                {t(($) => $.retry)}
              </Button>
            )}
            {shown && !sending && (
              <Button
                kind="quiet"
                size="sm"
                onClick={() => {
                  upload.reset();
                  setOwn(null);
                  onChange(me.avatarUrls ? null : undefined);
                }}
              >
                <Trash2 className="size-4.5" aria-hidden="true" />
                {t(($) => $.remove)}
              </Button>
            )}
          </>
        }
      />
      {begun && (
        <Crop
          file={file}
          onCrop={handleCrop}
          onClose={() => setFile(null)}
          onFault={() => {
            setFile(null);
            setOwn("unreadable");
          }}
        />
      )}
    </>
  );
}
