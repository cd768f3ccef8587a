import type { CardDesign } from "@plaudit/api/card-designs.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { useState } from "react";

type Props = {
  designs: readonly CardDesign[];
  value: CardDesign;
  seed: string;
  years: number | null;
  onChange: (design: CardDesign) => void;
};
const FIRST = 6;

/** Fronts to choose from: six, and all of them when asked. */
export function DesignChoice({ designs, value, seed, years, onChange }: Props) {
  const { t } = useTranslation("card-paper");
  const [all, setAll] = useState(false);
  const first = designs.slice(0, FIRST);
  const shown = all ? designs : first.includes(value) ? first : [value, ...first.slice(0, FIRST - 1)];
  return (
    <>
      <div
        role="radiogroup"
        aria-label={t(($) => $.start.design)}
        className={`card-options ${all ? "card-options-all" : ""}`}
      >
        {shown.map((design) => (
          <label key={design} className="card-option">
            <input
              type="radio"
              name="design"
              aria-label={t(($) => $.design[design])}
              checked={design === value}
              onChange={() => onChange(design)}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <CardFront design={design} seed={seed} years={years} className="rounded-sm shadow-1" />
            {all && (
              <span aria-hidden="true" className="mt-1.5 block pb-1 text-center text-xs leading-tight text-ink-2">
                {t(($) => $.design[design])}
              </span>
            )}
          </label>
        ))}
      </div>
      {designs.length > FIRST && (
        <Button kind="quiet" size="sm" className="-ms-3 mt-2 w-fit" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t(($) => $.start.fewer) : t(($) => $.start.all)}
        </Button>
      )}
    </>
  );
}
