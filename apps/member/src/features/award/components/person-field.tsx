import type { Recipient } from "@plaudit/api/shared.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PeoplePicker } from "@plaudit/ui/entity/people-picker.tsx";

type Props = {
  label: string;
  placeholder: string;
  value: Recipient[];
  onChange: (value: Recipient[]) => void;
  search: (query: string) => Promise<Recipient[]>;
  error: string | undefined;
};

/** Whom an award or a nomination is for. */
export function PersonField({ label, placeholder, onChange, error, ...field }: Props) {
  const { t } = useTranslation("award");
  const { number } = useFormat();
  return (
    <PeoplePicker
      autoFocus
      {...field}
      onChange={(next) => onChange(next as Recipient[])}
      {...(error && { error })}
      labels={{
        ...{ label, placeholder },
        remove: (name) => t(($) => $.send.remove, { name }),
        members: (count) => t(($) => $.send.members, { count, n: number(count) }),
        count: (count) => number(count),
        none: t(($) => $.send.none),
        loading: t(($) => $.send.searching),
        failed: t(($) => $.send.failed),
      }}
    />
  );
}
