import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Variant } from "../data.ts";

type Props = {
  variants: readonly Variant[];
  chosen: Variant;
  balance: number;
  onChoose: (id: string) => void;
};

/** Which of several: what is gone cannot be chosen, what is too dear can, as a goal. */
export function Variants({ variants, chosen, balance, onChoose }: Props) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink-2">{t(($) => $.which)}</legend>
      <div className="mt-2 grid grid-cols-2 gap-1.5 sm:grid-cols-4">
        {variants.map(({ id, name, points, faceValue, availability }) => (
          <label
            key={id}
            className={`relative grid min-h-14 place-content-center rounded-md px-1 py-1.5 text-center text-sm font-semibold wrap-anywhere rim-edge has-checked:bg-brand-soft has-checked:text-brand-text has-checked:rim-mark has-disabled:bg-sunken has-disabled:text-ink-3 has-disabled:rim-none has-focus-visible:outline-2 has-focus-visible:outline-ring ${points > balance ? "bg-sunken text-ink-2" : ""}`}
          >
            <input
              type="radio"
              name="variant"
              checked={id === chosen.id && faceValue === chosen.faceValue}
              disabled={availability === "soldOut"}
              onChange={() => onChoose(id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <bdi>{name}</bdi>{" "}
            <span className="text-2xs font-normal tabular-nums">
              {availability === "soldOut" ? t(($) => $.card.soldOut) : number(points)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
