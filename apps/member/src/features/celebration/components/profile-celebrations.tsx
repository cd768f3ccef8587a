import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { useMayStart } from "../../../lib/start-card.ts";
import { useProfileDays } from "../data.ts";
import { useCelebrationText } from "../use-celebration-text.ts";
import { StartLink } from "./start-link.tsx";

/** Somebody's days of a year from a month ago, as far as they show them. */
export function ProfileCelebrations({ memberId }: { memberId: string }) {
  const { t } = useTranslation("celebration");
  const { kind } = useCelebrationText();
  const format = useFormat();
  const days = useProfileDays(useApps().may("celebration:browse") ? memberId : null).data?.results ?? [];
  const mayStart = useMayStart();
  if (days.length === 0) return null;
  return (
    <Panel title={t(($) => $.title)}>
      <ul className="grid gap-3">
        {days.map((of) => (
          <li key={`${of.type}${of.celebratedOn}`} className="flex items-center gap-3">
            <Occasion kind={of.type} years={of.count} className="size-10" />
            <p className="min-w-0 grow text-sm font-semibold wrap-anywhere">
              {kind(of)}
              <time dateTime={of.celebratedOn} className="block text-xs font-normal text-ink-2">
                {format.date(of.celebratedOn, { dateStyle: "medium", timeZone: "UTC" })}
              </time>
            </p>
            {mayStart(of) && <StartLink of={of} narrow />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
