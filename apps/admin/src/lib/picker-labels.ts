import { useTranslation } from "@plaudit/i18n/react.ts";

/** The texts of a field in which people or teams are found by typing. */
export function usePickerLabels(placeholder: string, none?: string) {
  const { t } = useTranslation();
  return {
    placeholder,
    remove: (name: string) => t(($) => $.form.remove, { name }),
    none: none ?? t(($) => $.form.none),
    loading: t(($) => $.action.loading),
    failed: t(($) => $.search.failed),
  };
}
