import { pictureTypes } from "@plaudit/api/media-limits.ts";
import { useUpload } from "@plaudit/api/react/upload.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { usePictureLabels } from "@plaudit/i18n/picture-labels.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";

const uploads = {
  avatar: "POST /identity/uploads/avatar",
  logo: "POST /identity/uploads/logo",
  banner: "POST /identity/uploads/banner",
  "award-badge": "POST /award/uploads/award",
  "incentive-badge": "POST /incentive/uploads/badge",
  celebration: "POST /celebration/uploads/celebration",
  reward: "POST /reward/uploads/reward",
} as const;

/** Labels and upload of every picture field; the screen needs the texts of `media`. */
export function usePicture(kind: keyof typeof uploads) {
  const { t } = useTranslation("media");
  const words = usePictureLabels();
  const errorText = useErrorText();
  const upload = useUpload(uploads[kind]);
  const { state, name, error } = upload;
  return {
    words,
    sending: state === "checking" ? t(($) => $.checking, { name }) : t(($) => $.uploading, { name }),
    accept: pictureTypes.join(","),
    upload,
    failure: error ? (error.details[0]?.message ?? errorText(error)) : undefined,
  };
}
