import { useTranslation } from "@plaudit/i18n/react.ts";

/** The question before unsaved changes to a draft or a published recognition are discarded. */
export function useLeaveLabels() {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  return {
    title: t(($) => $.leave.title),
    text: t(($) => $.leave.text),
    leave: t(($) => $.leave.confirm),
    stay: t(($) => $.leave.stay),
    close: common(($) => $.action.close),
  };
}
