import { useTranslation } from "@plaudit/i18n/react.ts";
import { Field } from "@plaudit/ui/form/field.tsx";
import { inputClass } from "@plaudit/ui/form/input-class.ts";
import { useController } from "react-hook-form";
import type { BrandingForm } from "../branding-form.ts";
import { colorText, isColor } from "../color-text.ts";

const ideas = ["#14594a", "#ffc400", "#7a2e6e", "#c8102e", "#1f4fd8", "#0e7c86", "#e4572e", "#2b2925"];
type Props = {
  form: BrandingForm;
  /** What is shown while the field holds no color. */
  shown: string;
};

/** A color by the platform's picker, by its digits, or one of eight. */
export function ColorField({ form, shown }: Props) {
  const { t } = useTranslation("tenant");
  const { field, fieldState } = useController({ control: form.control, name: "brandColor" });
  return (
    <>
      <div className="flex items-start gap-3">
        <label
          className="relative mt-7 size-11 shrink-0 overflow-hidden rounded-sm rim-line-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          style={{ background: shown }}
        >
          <span className="sr-only">{t(($) => $.color.pick)}</span>
          <input
            type="color"
            value={shown}
            onChange={(event) => field.onChange(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
        <Field label={t(($) => $.color.label)} error={fieldState.error?.message} className="grow">
          {(ids) => (
            <input
              {...ids}
              {...field}
              onBlur={() => {
                if (isColor(field.value)) field.onChange(colorText(field.value));
                field.onBlur();
              }}
              dir="ltr"
              maxLength={20}
              spellCheck={false}
              autoComplete="off"
              className={`${inputClass} h-11 font-mono text-sm rtl:text-end`}
            />
          )}
        </Field>
      </div>
      <fieldset className="mt-3 min-w-0">
        <legend className="sr-only">{t(($) => $.color.ideas)}</legend>
        <div className="-ms-1.5 flex flex-wrap">
          {ideas.map((color) => (
            <button
              key={color}
              type="button"
              aria-label={t(($) => $.color.use, { color })}
              aria-pressed={color === shown}
              onClick={() => field.onChange(color)}
              className="group grid size-11 place-items-center rounded-full"
            >
              <span
                className="size-7 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/.12)] group-aria-pressed:shadow-[0_0_0_3px_var(--t-canvas),0_0_0_5px_var(--t-ink)]"
                style={{ background: color }}
              />
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
