import { milestoneYears } from "@plaudit/api/celebration.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";

type Props = { value: readonly number[]; onChange: (years: number[]) => void };

/** One ring for each anniversary that the feed may have. */
export function MilestoneRings({ value, onChange }: Props) {
  const { t } = useTranslation("celebration-admin");
  const { number } = useFormat();
  const toggle = (years: number) =>
    onChange(
      value.includes(years) ? value.filter((one) => one !== years) : [...value, years].toSorted((a, b) => a - b),
    );
  return (
    <fieldset>
      <legend className="sr-only">{t(($) => $.milestones.title)}</legend>
      <div className="flex flex-wrap gap-2">
        {milestoneYears.map((years) => (
          <label
            key={years}
            className="relative grid size-16 place-items-center rounded-full text-ink-2 rim-edge ease-look has-checked:bg-brand-soft has-checked:text-brand-text has-checked:shadow-[inset_0_0_0_2px_var(--t-mark)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="checkbox"
              aria-label={t(($) => $.milestones.years, { count: years, n: number(years) })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={value.includes(years)}
              onChange={() => toggle(years)}
            />
            <span className="font-display text-title font-[480]">{number(years)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
