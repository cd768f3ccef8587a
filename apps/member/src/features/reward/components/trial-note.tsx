import { useTranslation } from "@plaudit/i18n/react.ts";

/** A card of a sandbox is never taken for a real one. */
export function TrialNote() {
  const { t } = useTranslation("shop");
  return <p className="rounded-md bg-warn-soft px-4 py-3 text-sm text-warn-text">{t(($) => $.tango.trial)}</p>;
}
