import { pictureTypes } from "@plaudit/api/media-limits.ts";
import type { CurrentMember } from "@plaudit/api/profile.ts";
import { useUpload } from "@plaudit/api/react/upload.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { usePictureLabels } from "@plaudit/i18n/picture-labels.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { PictureField } from "@plaudit/ui/upload/picture-field.tsx";
import type { ProfileValues } from "../edit.ts";

type Props = {
  me: CurrentMember;
  avatar: ProfileValues["avatar"];
  error: string | undefined;
  onChange: (avatar: ProfileValues["avatar"]) => void;
};

/** The member's own picture: chosen, cropped, uploading, or none. */
export function AvatarField({ me, avatar, error, onChange }: Props) {
  const { t } = useTranslation("media");
  const { t: profile } = useTranslation("profile");
  const words = usePictureLabels();
  const errorText = useErrorText();
  const upload = useUpload("POST /identity/uploads/avatar");
  const { state, name } = upload;
  return (
    <PictureField
      label={profile(($) => $.edit.picture)}
      words={words}
      sending={state === "checking" ? t(($) => $.checking, { name }) : t(($) => $.uploading, { name })}
      accept={pictureTypes.join(",")}
      upload={upload}
      failure={upload.error ? errorText(upload.error) : undefined}
      error={error}
      current={me.avatarUrls}
      picture={avatar}
      onChange={onChange}
      preview={(avatarUrls) => <Avatar person={{ ...me, avatarUrls }} size={120} decorative />}
      cut
    />
  );
}
