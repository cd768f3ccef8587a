import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import type { ReactNode } from "react";
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useFormState, useWatch } from "react-hook-form";

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  /** Field, label and most characters of each. */
  name: { field: FieldPathByValue<V, string>; label: string; most: number };
  description: { field: FieldPathByValue<V, string>; label: string; most: number; hint?: ReactNode };
  isNew: boolean;
};

/** What it is called, and what it is for. */
export function NameFields<V extends FieldValues>({ form, name, description, isNew }: Props<V>) {
  const { control, register, getFieldState } = form;
  const state = useFormState({ control });
  const errorOf = (field: FieldPathByValue<V, string>) => getFieldState(field, state).error?.message;
  const typed: string[] = useWatch({ control, name: [name.field, description.field] });
  return (
    <>
      <TextField
        label={name.label}
        error={errorOf(name.field)}
        count={[typed[0]?.length ?? 0, name.most]}
        autoComplete="off"
        autoFocus={isNew}
        {...register(name.field)}
      />
      <TextArea
        label={description.label}
        hint={description.hint}
        error={errorOf(description.field)}
        count={[typed[1]?.length ?? 0, description.most]}
        rows={2}
        {...register(description.field)}
      />
    </>
  );
}
