import type { CardOccasion } from "@plaudit/api/card-designs.ts";
import type { CelebrationKind } from "@plaudit/api/celebration.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Occasion } from "@plaudit/ui/art/occasion.tsx";

const pill =
  "card-choice flex h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold text-ink-2 rim-edge hover:bg-sunken";
/** Those of the calendar, by what stands for them there. */
const drawn: Partial<Record<CardOccasion, CelebrationKind>> = {
  years: "anniversary",
  birthday: "birthday",
  welcome: "welcome",
};

interface Props {
  occasions: readonly CardOccasion[];
  value: CardOccasion;
  onChange: (occasion: CardOccasion) => void;
}
export function OccasionChoice({ occasions, value, onChange }: Props) {
  const { t } = useTranslation("card-paper");
  return (
    <div role="radiogroup" aria-label={t(($) => $.start.occasion)} className="flex flex-wrap gap-2">
      {occasions.map((one) => {
        const kind = drawn[one];
        return (
          <label key={one} className={pill}>
            <input
              type="radio"
              name="occasion"
              checked={one === value}
              onChange={() => onChange(one)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {kind && <Occasion kind={kind} years={5} className="size-5" />}
            {t(($) => $.occasion[one])}
          </label>
        );
      })}
    </div>
  );
}
