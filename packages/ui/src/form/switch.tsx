import { Description, Field, Switch as HeadlessSwitch, Label } from "@headlessui/react";

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: string;
  disabled?: boolean;
  /** In a form that is submitted natively: a checkbox of this name is included. */
  name?: string;
  form?: string;
};

export const Switch = ({ label, hint, disabled = false, ...props }: Props) => (
  <Field disabled={disabled} className="flex items-center gap-3">
    <HeadlessSwitch
      {...props}
      className="group target h-7 w-12 shrink-0 rounded-full bg-line-2 p-0.5 ease-look aria-checked:bg-brand disabled:opacity-50"
    >
      <span className="block size-6 rounded-full bg-white shadow-1 [transition:margin_150ms] group-aria-checked:ms-5" />
    </HeadlessSwitch>
    <span className="min-w-0 leading-tight">
      <Label className="block text-sm font-semibold">{label}</Label>
      {hint && <Description className="block text-xs text-ink-2">{hint}</Description>}
    </span>
  </Field>
);
