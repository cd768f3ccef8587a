import { rewardArts } from "@plaudit/api/reward-arts.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { PictureInput } from "../../../lib/picture-input.tsx";
import type { RewardValues } from "../reward-form.ts";

/** A picture of the company's own, and the drawing that stands there until then. */
export function PictureFields({
  form,
  current,
}: {
  form: UseFormReturn<RewardValues>;
  current: Record<string, string> | null;
}) {
  const { t } = useTranslation("reward-admin");
  const group = useId();
  const { control, setValue } = form;
  const [art, picture] = useWatch({ control, name: ["art", "picture"] });
  const own = picture === undefined ? current !== null : picture !== null;
  return (
    <>
      <PictureInput
        control={control}
        name="picture"
        kind="reward"
        label={t(($) => $.form.picture)}
        current={current}
        preview={(urls) => (
          <RewardPicture art={art} urls={urls} sizes="9rem" className="h-24 w-36 shrink-0 rounded-md" />
        )}
      />
      {!own && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{t(($) => $.form.art)}</legend>
          <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-7">
            {rewardArts.map((kind) => (
              <label
                key={kind}
                title={t(($) => $.art[kind])}
                className="relative block rounded-md p-1 ease-look hover:bg-canvas has-checked:bg-brand-soft has-checked:rim-mark has-focus-visible:outline-2 has-focus-visible:outline-ring"
              >
                <input
                  type="radio"
                  name={group}
                  aria-label={t(($) => $.art[kind])}
                  checked={kind === art}
                  onChange={() => setValue("art", kind, { shouldDirty: true })}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                <RewardPicture art={kind} className="aspect-5/4 w-full rounded-sm" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
