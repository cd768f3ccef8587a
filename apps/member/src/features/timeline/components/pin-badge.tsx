import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Pin } from "@plaudit/ui/icons.tsx";

export function PinBadge({ until }: { until: string }) {
  const { t } = useTranslation("timeline");
  const { date } = useFormat();
  return (
    <p className="mb-3 flex items-center gap-1.5 text-xs font-semibold text-brand-text">
      <Pin className="size-4" strokeWidth={2} aria-hidden="true" />
      {t(($) => $.pin.badge, { date: date(until, { day: "numeric", month: "short" }) })}
    </p>
  );
}
