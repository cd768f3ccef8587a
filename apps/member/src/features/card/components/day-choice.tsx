import type { Celebration } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { useMayStart } from "../../../lib/start-card.ts";
import { useNextDays } from "../paper-data.ts";

/** Whose day comes next, for who has not said whom the card is for. */
export function DayChoice({ onChoose }: { onChoose: (day: Celebration) => void }) {
  const { t } = useTranslation("calendarEvent");
  const format = useFormat();
  const mayStart = useMayStart();
  const days = useNextDays().filter(mayStart).slice(0, 2);
  if (days.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {days.map((of) => {
        const { memberDisplayData: person, type, count, celebratedOn } = of;
        return (
          <button
            key={`${person.id}${type}`}
            type="button"
            onClick={() => onChoose(of)}
            className="flex min-h-11 items-center gap-2 rounded-full py-1.5 ps-2 pe-4 text-start text-xs rim-edge hover:bg-sunken"
          >
            <Avatar person={person} decorative className="size-7! text-2xs!" />
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{person.firstName}</bdi>
              {" · "}
              {t(($) => $.feed.kind[type], { count, n: format.number(count) })}
              {" · "}
              {format.date(celebratedOn, { day: "numeric", month: "short", timeZone: "UTC" })}
            </span>
          </button>
        );
      })}
    </div>
  );
}
