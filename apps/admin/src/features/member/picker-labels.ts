import { useTranslation } from "@plaudit/i18n/react.ts";

/** The words of a field in which people or teams are found by typing. */
export function usePickerLabels(placeholder: string, none?: string) {
  const { t } = useTranslation("people");
  const common = useTranslation("common").t;
  return {
    placeholder,
    remove: (name: string) => t(($) => $.form.remove, { name }),
    none: none ?? t(($) => $.noOption),
    loading: common(($) => $.action.loading),
    failed: common(($) => $.search.failed),
  };
}
