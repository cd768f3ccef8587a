import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";

/** What a field for people and teams says. */
export function usePickerLabels() {
  const { t } = useTranslation("card-paper");
  const { number } = useFormat();
  return {
    remove: (name: string) => t(($) => $.picker.remove, { name }),
    members: (count: number) => t(($) => $.picker.members, { count, n: number(count) }),
    count: (count: number) => number(count),
    none: t(($) => $.picker.none),
    loading: t(($) => $.picker.loading),
    failed: t(($) => $.picker.failed),
  };
}
