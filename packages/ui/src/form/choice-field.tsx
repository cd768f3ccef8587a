import type { ComponentProps } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { type Choice, ChoicePicker } from "./choice-picker.tsx";

type Props<V extends FieldValues, C, T> = Omit<
  ComponentProps<typeof ChoicePicker>,
  "ref" | "value" | "onChange" | "error"
> & {
  control: Control<V, C, T>;
  name: FieldPathByValue<V, Choice[]>;
};

/** Some of many, as a field of a form. */
export function ChoiceField<V extends FieldValues, C, T>({ control, name, ...picker }: Props<V, C, T>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ChoicePicker
      {...picker}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
