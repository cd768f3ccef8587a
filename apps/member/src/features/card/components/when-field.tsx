import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MonthPicker } from "@plaudit/ui/form/month-picker.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { firstDayOf } from "../../../lib/first-day.ts";
import { addDays, dayCount, REMINDED_BEFORE } from "../start-form.ts";

type Props = {
  today: string;
  day: string;
  time: string;
  /** Those who have not signed are reminded once. */
  remind: boolean;
  /** When they were; then it is done. */
  remindedAt?: string | null | undefined;
  /** What was not touched is left out: it may still follow from something else. */
  onChange: (part: { deliverOn: string } | { deliverTime: string } | { remind: boolean }) => void;
  error?: string | undefined;
};
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
const MOST_BARS = 21;

/** The day on which it opens, and how many are left to sign. */
export function WhenField({ today, day, time, remind, remindedAt, onChange, error }: Props) {
  const { t } = useTranslation("card-paper");
  const format = useFormat();
  const left = dayCount(today, day);
  const reminds = left > REMINDED_BEFORE && !remindedAt;
  const reminder = format.date(remindedAt ?? `${addDays(day, -REMINDED_BEFORE)}T12:00:00Z`, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const times = hours.includes(time) ? hours : [time, ...hours].toSorted();
  return (
    <div className="grid gap-5">
      <div className="card-when">
        <MonthPicker
          today={today}
          chosen={day}
          firstDay={firstDayOf(format.language)}
          format={format}
          labels={{ previous: t(($) => $.start.previous), next: t(($) => $.start.next), past: t(($) => $.start.past) }}
          onChoose={(deliverOn) => onChange({ deliverOn })}
        />
        <div className="grid content-start gap-4">
          <div>
            <p className="font-display text-[2.5rem] leading-none font-[440] tabular-nums track-display">
              {format.number(left)}
            </p>
            <p className="mt-1 text-sm text-ink-2">{t(($) => $.start.left, { count: left })}</p>
          </div>
          {left <= MOST_BARS && (
            <span aria-hidden="true" className="flex h-6 items-end gap-2">
              {Array.from({ length: left + 1 }, (_, n) => (
                <i
                  key={n}
                  className={`card-bar ${remind && reminds && n === left - REMINDED_BEFORE ? "card-bar-reminds" : ""}`}
                />
              ))}
            </span>
          )}
          <Select
            label={t(($) => $.start.time)}
            hint={t(($) => $.start.timeHint)}
            {...(error && { error })}
            value={time}
            onChange={({ target }) => onChange({ deliverTime: target.value })}
            options={times.map((value) => ({
              value,
              label: format.date(`2026-01-01T${value}:00Z`, { timeStyle: "short", timeZone: "UTC" }),
            }))}
          />
        </div>
      </div>
      <Switch
        checked={remind && (reminds || Boolean(remindedAt))}
        disabled={!reminds}
        onChange={(next) => onChange({ remind: next })}
        label={t(($) => $.start.remind)}
        hint={
          remindedAt
            ? t(($) => $.start.remindDone, { date: reminder })
            : reminds
              ? t(($) => $.start.remindHint, { date: reminder })
              : t(($) => $.start.remindLate)
        }
      />
    </div>
  );
}
