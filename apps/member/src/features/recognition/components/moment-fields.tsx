import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MonthPicker } from "@plaudit/ui/form/month-picker.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { firstDayOf } from "../../../lib/first-day.ts";
import { type Moment, readDate, readTime, today, writeDate, writeTime } from "../moment.ts";

type Props = {
  moment: Moment;
  zone: string;
  errors: Partial<Record<keyof Moment, string | undefined>>;
  onChange: (moment: Moment) => void;
};

const hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const quarters = [0, 15, 30, 45];
const step = (pressed: boolean) =>
  `h-10 rounded-sm text-sm font-semibold tabular-nums max-sm:h-11 ${pressed ? "bg-brand text-on-brand" : "rim-edge hover:bg-sunken"}`;
/** A day and a time, typed or in steps of an hour and of fifteen minutes. */
export function MomentFields({ moment, zone, errors, onChange }: Props) {
  const { t, i18n } = useTranslation("recognition");
  const format = useFormat();
  const now = today(zone, new Date());
  const day = readDate(moment.date);
  const clock = readTime(moment.time) ?? { hour: 9, minute: 0 };
  const noon = clock.hour < 12 ? 0 : 12;
  const setTime = (hour: number, minute: number) => onChange({ ...moment, time: writeTime(hour, minute) });
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-4">
        <TextField
          label={t(($) => $.schedule.date)}
          hint={t(($) => $.schedule.dateHint)}
          error={errors.date}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={moment.date}
          onChange={(event) => onChange({ ...moment, date: event.target.value })}
        />
        <MonthPicker
          today={now}
          chosen={day ?? now}
          firstDay={firstDayOf(i18n.language)}
          format={format}
          labels={{
            previous: t(($) => $.schedule.previous),
            next: t(($) => $.schedule.next),
            past: t(($) => $.schedule.gone),
          }}
          onChoose={(chosen) => onChange({ ...moment, date: writeDate(chosen) })}
        />
      </div>
      <div className="grid content-start gap-4">
        <TextField
          label={t(($) => $.schedule.time)}
          hint={t(($) => $.schedule.timeHint)}
          error={errors.time}
          dir="ltr"
          autoComplete="off"
          value={moment.time}
          onChange={(event) => onChange({ ...moment, time: event.target.value })}
        />
        <fieldset className="grid gap-3">
          <legend className="sr-only">{t(($) => $.schedule.steps)}</legend>
          <div className="grid grid-cols-4 gap-1.5">
            {hours.map((hour) => (
              <button
                key={hour}
                type="button"
                aria-label={t(($) => $.schedule.hour, { hour: format.number(hour) })}
                aria-pressed={clock.hour % 12 === hour % 12}
                onClick={() => setTime((hour % 12) + noon, clock.minute)}
                className={step(clock.hour % 12 === hour % 12)}
              >
                {format.number(hour)}
              </button>
            ))}
          </div>
          <div className="grid grid-cols-4 gap-1.5">
            {quarters.map((minute) => (
              <button
                key={minute}
                type="button"
                aria-label={t(($) => $.schedule.minute, { minute: format.number(minute) })}
                aria-pressed={clock.minute === minute}
                onClick={() => setTime(clock.hour, minute)}
                className={step(clock.minute === minute)}
              >
                <bdi dir="ltr">:{format.number(minute, { minimumIntegerDigits: 2 })}</bdi>
              </button>
            ))}
          </div>
          <SegmentedControl
            label={t(($) => $.schedule.half)}
            value={noon === 0 ? "am" : "pm"}
            onChange={(half) => setTime((clock.hour % 12) + (half === "am" ? 0 : 12), clock.minute)}
            options={[
              { value: "am", label: t(($) => $.schedule.am) },
              { value: "pm", label: t(($) => $.schedule.pm) },
            ]}
          />
        </fieldset>
      </div>
    </div>
  );
}
