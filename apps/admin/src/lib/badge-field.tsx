import { type Badge, badges } from "@plaudit/api/award-badges.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { useId } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { PictureInput } from "./picture-input.tsx";

type Props<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPathByValue<V, Badge>;
  /** The field of a picture of one's own. */
  picture: FieldPathByValue<V, PictureChoice>;
  label: string;
  pictureLabel: string;
  kind: "award-badge" | "incentive-badge";
  /** The picture that it has now. */
  current: Record<string, string> | null;
};

/** One of the product's badges, the drawn ones first, or a picture of one's own. */
export function BadgeField<V extends FieldValues>({ control, name, picture, ...props }: Props<V>) {
  const { label, pictureLabel, kind: of, current } = props;
  const { t } = useTranslation("award-badge");
  const group = useId();
  const { field: badge } = useController({ control, name });
  const { field: chosen } = useController({ control, name: picture });
  const own = chosen.value === undefined ? current !== null : chosen.value !== null;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <div className="grid grid-cols-4 gap-1 sm:grid-cols-6">
          {badges.map((kind) => (
            <label
              key={kind}
              title={t(($) => $.name[kind])}
              className="relative grid place-items-center rounded-md p-2 ease-look hover:bg-canvas has-checked:bg-brand-soft has-checked:rim-mark has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={group}
                aria-label={t(($) => $.name[kind])}
                checked={!own && kind === badge.value}
                onChange={() => {
                  badge.onChange(kind);
                  if (own) chosen.onChange(null);
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <AwardBadge kind={kind} className="size-14" />
            </label>
          ))}
        </div>
      </fieldset>
      <PictureInput
        control={control}
        name={picture}
        kind={of}
        label={pictureLabel}
        current={current}
        preview={(urls) => urls && <AwardBadge kind={badge.value} urls={urls} className="size-16" />}
      />
    </>
  );
}
