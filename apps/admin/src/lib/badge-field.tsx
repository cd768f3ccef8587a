import { type Badge, badges } from "@plaudit/api/award-badges.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { type PictureChoice, PictureField } from "@plaudit/ui/upload/picture-field.tsx";
import { useId } from "react";
import { usePicture } from "./use-picture.ts";

type Props = {
  label: string;
  pictureLabel: string;
  /** What a picture of one's own is uploaded as. */
  kind: "award-badge" | "incentive-badge";
  badge: Badge;
  onBadge: (badge: Badge) => void;
  /** The picture that it has now. */
  current: Record<string, string> | null;
  picture: PictureChoice;
  onPicture: (picture: PictureChoice) => void;
  error?: string | undefined;
};

/** One of the product's badges, the drawn ones first, or a picture of one's own. */
export function BadgeField({
  label,
  pictureLabel,
  kind: of,
  badge,
  onBadge,
  current,
  picture,
  onPicture,
  error,
}: Props) {
  const { t: name } = useTranslation("award-badge");
  const group = useId();
  const own = picture === undefined ? current !== null : picture !== null;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <div className="grid grid-cols-4 gap-1 sm:grid-cols-6">
          {badges.map((kind) => (
            <label
              key={kind}
              title={name(($) => $.name[kind])}
              className="relative grid place-items-center rounded-md p-2 ease-look hover:bg-canvas has-checked:bg-brand-soft has-checked:rim-mark has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={group}
                aria-label={name(($) => $.name[kind])}
                checked={!own && kind === badge}
                onChange={() => {
                  onBadge(kind);
                  if (own) onPicture(null);
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <AwardBadge kind={kind} className="size-14" />
            </label>
          ))}
        </div>
      </fieldset>
      <PictureField
        {...usePicture(of)}
        label={pictureLabel}
        current={current}
        picture={picture}
        error={error}
        onChange={onPicture}
        preview={(urls) => urls && <AwardBadge kind={badge} urls={urls} className="size-16" />}
      />
    </>
  );
}
