import { pictureTypes } from "@plaudit/api/media-limits.ts";
import { useUpload } from "@plaudit/api/react/upload.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { FileDrop } from "@plaudit/ui/upload/file-drop.tsx";
import { UploadProgress } from "@plaudit/ui/upload/upload-progress.tsx";
import type { Picture } from "../branding-form.ts";

type Props = {
  kind: "logo" | "banner";
  /** What is shown now; null where there is none. */
  current: Record<string, string> | null;
  picture: Picture;
  error?: string | undefined;
  onChange: (picture: Picture) => void;
};

/** A picture of the brand: uploaded at once, worn when the form is saved. */
export function PictureField({ kind, current, picture, error, onChange }: Props) {
  const { t } = useTranslation("branding");
  const upload = useUpload(`POST /identity/uploads/${kind}`);
  const { state, name, progress, fault } = upload;
  const begin = async (file: File) => {
    const media = await upload.start(file);
    if (media) onChange({ id: media.id, urls: media.variants });
  };
  const shown = picture === undefined ? current : (picture?.urls ?? null);
  const failure =
    fault === "size"
      ? t(($) => $.picture.tooLarge)
      : fault === "type"
        ? t(($) => $.picture.wrongType)
        : state === "failed"
          ? (upload.error?.details[0]?.message ?? t(($) => $.picture.failed))
          : error;
  const busy = state === "sending" || state === "checking";
  const label = t(($) => $[kind].title);
  return (
    <FileDrop
      label={label}
      hint={picture === null ? t(($) => $.picture.removed) : t(($) => $.picture.hint)}
      choose={t(($) => $.picture.choose)}
      drop={t(($) => $.picture.drop)}
      accept={pictureTypes.join(",")}
      error={failure}
      disabled={busy}
      onFile={(file) => void begin(file)}
      preview={
        shown?.[kind] && (
          <img
            src={shown[kind]}
            alt={t(($) => $.picture.current, { what: label })}
            className={kind === "logo" ? "max-h-13 max-w-66 object-contain" : "h-16 w-40 rounded-sm object-cover"}
          />
        )
      }
      actions={
        <>
          {state === "failed" && !fault && (
            <Button
              kind="quiet"
              size="sm"
              onClick={() =>
                void upload.retry()?.then((media) => media && onChange({ id: media.id, urls: media.variants }))
              }
            >
              {t(($) => $.picture.retry)}
            </Button>
          )}
          {shown && !busy && (
            <Button
              kind="quiet"
              size="sm"
              onClick={() => {
                upload.reset();
                onChange(current ? null : undefined);
              }}
            >
              {t(($) => $.picture.remove)}
            </Button>
          )}
          {picture !== undefined && current && !busy && (
            <Button
              kind="quiet"
              size="sm"
              onClick={() => {
                upload.reset();
                onChange(undefined);
              }}
            >
              {t(($) => $.picture.keep)}
            </Button>
          )}
        </>
      }
      status={
        busy ? (
          <UploadProgress
            label={state === "sending" ? t(($) => $.picture.sending, { name }) : t(($) => $.picture.checking, { name })}
            progress={state === "sending" ? progress : null}
            cancel={t(($) => $.picture.cancel)}
            onCancel={upload.cancel}
          />
        ) : undefined
      }
    />
  );
}
