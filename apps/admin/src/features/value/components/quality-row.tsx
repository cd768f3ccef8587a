import { motifs } from "@plaudit/api/value.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Motif } from "@plaudit/ui/art/motif.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { inputClass } from "@plaudit/ui/form/input-class.ts";
import { ArrowDown, ArrowUp, Trash2 } from "@plaudit/ui/icons.tsx";
import { Menu } from "@plaudit/ui/menu.tsx";
import { toneStyle } from "@plaudit/ui/tone.tsx";
import { useId } from "react";
import { Controller, useFormState, useWatch } from "react-hook-form";
import { NAME_MAX, type ValueForm } from "../form.ts";
import { hueNames, hues, nameOfHue } from "../hues.ts";

interface Props {
  form: ValueForm;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}
const Swatch = ({ hue }: { hue: number }) => (
  <i aria-hidden="true" className="tone-dot size-4 shrink-0 rounded-full" style={toneStyle(hue)} />
);

export function QualityRow({ form, index, count, onMove, onRemove }: Props) {
  const { t } = useTranslation("value");
  const { t: common } = useTranslation();
  const errorId = useId();
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const quality = useWatch({ control, name: `qualities.${index}` });
  const error = errors.qualities?.[index]?.name?.message;
  const name = quality?.name || t(($) => $.form.unnamed);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 sm:flex-nowrap">
      <Controller
        control={control}
        name={`qualities.${index}.motif`}
        render={({ field }) => (
          <Menu
            label={t(($) => $.form.drawing, { name })}
            className="target size-11 shrink-0 overflow-hidden rounded-sm shadow-[inset_0_0_0_1px_var(--t-edge)]"
            button={
              <Motif
                kind={field.value}
                tone={quality?.color ?? 0}
                seed="values"
                w={96}
                h={96}
                u={32}
                className="size-11"
              />
            }
            entries={motifs.map((motif) => ({
              label: t(($) => $.motif[motif]),
              icon: (
                <Motif
                  kind={motif}
                  tone={quality?.color ?? 0}
                  seed="values"
                  w={96}
                  h={96}
                  u={32}
                  className="size-7 rounded-xs"
                />
              ),
              onSelect: () => field.onChange(motif),
            }))}
          />
        )}
      />
      <div className="min-w-0 grow basis-40">
        <input
          {...register(`qualities.${index}.name`)}
          dir="auto"
          maxLength={NAME_MAX + 20}
          placeholder={t(($) => $.form.qualityName)}
          aria-label={t(($) => $.form.qualityNameOf, { number: index + 1 })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={`${inputClass} h-11`}
        />
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      <Controller
        control={control}
        name={`qualities.${index}.color`}
        render={({ field }) => (
          <Menu
            label={t(($) => $.form.color, { name, hue: t(($) => $.hue[nameOfHue(field.value)]) })}
            className="target flex h-11 w-28 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-semibold text-ink-2 shadow-[inset_0_0_0_1px_var(--t-edge)] hover:bg-sunken"
            button={
              <>
                <Swatch hue={field.value} />
                {t(($) => $.hue[nameOfHue(field.value)])}
              </>
            }
            entries={hueNames.map((hue) => ({
              label: t(($) => $.hue[hue]),
              icon: <Swatch hue={hues[hue]} />,
              onSelect: () => field.onChange(hues[hue]),
            }))}
          />
        )}
      />
      <div className="flex shrink-0">
        <Button
          kind="quiet"
          size="icon"
          disabled={index === 0}
          aria-label={t(($) => $.form.up, { name })}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp className="size-4.5" aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          size="icon"
          disabled={index === count - 1}
          aria-label={t(($) => $.form.down, { name })}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown className="size-4.5" aria-hidden="true" />
        </Button>
        <Button kind="quiet" size="icon" aria-label={common(($) => $.form.remove, { name })} onClick={onRemove}>
          <Trash2 className="size-4.5" aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
