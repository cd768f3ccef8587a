import type { Answer } from "@plaudit/api/client.ts";
import { useApps, useQuery } from "@plaudit/api/react";
import { Select } from "@plaudit/ui/form/select.tsx";
import type { ReactNode } from "react";
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useFormState, useWatch } from "react-hook-form";

type Bank = Answer<"GET /points/pointsBanks">["results"][number];

/** Those that may pay, for who has points. */
export function usePayingBanks() {
  const { has, may } = useApps();
  const sees = has("points") && may("points:browse");
  return useQuery("GET /points/pointsBanks", sees ? { query: { archived: "false" } } : null);
}

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  name: FieldPathByValue<V, string>;
  label: string;
  /** Where none is chosen. */
  none: string;
  optionOf?: (bank: Bank) => string;
  hint?: ReactNode;
};

/** The bank that pays. */
export function PayingBank<V extends FieldValues>({
  form,
  name,
  label,
  none,
  hint,
  optionOf = (bank) => bank.name,
}: Props<V>) {
  const { control, register, getFieldState } = form;
  const state = useFormState({ control });
  const banks = usePayingBanks().data?.results ?? [];
  return (
    <Select
      label={label}
      error={getFieldState(name, state).error?.message}
      hint={hint}
      options={[{ value: "", label: none }, ...banks.map((bank) => ({ value: bank.id, label: optionOf(bank) }))]}
      {...register(name)}
      // The banks arrive later than what was chosen.
      value={useWatch({ control, name })}
    />
  );
}
