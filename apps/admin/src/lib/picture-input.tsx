import { type PictureChoice, PictureField } from "@plaudit/ui/upload/picture-field.tsx";
import type { ComponentProps } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { usePicture } from "./use-picture.ts";

type Props<V extends FieldValues> = Pick<
  ComponentProps<typeof PictureField>,
  "label" | "current" | "preview" | "cut"
> & {
  control: Control<V>;
  name: FieldPathByValue<V, PictureChoice>;
  /** What it is uploaded as. */
  kind: Parameters<typeof usePicture>[0];
};

/** A picture as a field of a form. */
export function PictureInput<V extends FieldValues>({ control, name, kind, ...field }: Props<V>) {
  const { field: of, fieldState } = useController({ control, name });
  return (
    <PictureField
      {...usePicture(kind)}
      {...field}
      picture={of.value}
      onChange={of.onChange}
      error={fieldState.error?.message}
    />
  );
}
