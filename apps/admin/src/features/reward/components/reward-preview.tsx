import { fewestPoints, honestValue } from "@plaudit/api/reward-value.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { SpendGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { hundredthsOf, wholeOf } from "@plaudit/ui/form/typed-number.ts";
import type { ReactNode } from "react";
import { type Control, useWatch } from "react-hook-form";
import { worthText } from "../../../lib/worth.ts";
import type { RewardValues } from "../reward-form.ts";
import { useRewardText } from "../use-reward-text.ts";

/** From here on a markup stands out. */
const LOUD = 0.05;
type Worth = { currency: string; value: string };
type Props = { control: Control<RewardValues>; urls: Record<string, string> | null; worths: Worth[] };

/** The reward as members see it before they redeem, while it is typed: with what it is worth and what is added. */
export function RewardPreview({ control, urls, worths }: Props) {
  const { t } = useTranslation("reward-admin");
  const format = useFormat();
  const { number, money, percent } = useRewardText();
  const [name, description, art, picture, variants, currency, tax] = useWatch({
    control,
    name: ["name", "description", "art", "picture", "variants", "currency", "tax"],
  });
  const [typed] = variants;
  const whole = (amount: number) => (Number.isNaN(amount) ? 0 : amount);
  const points = whole(wholeOf(typed?.points ?? ""));
  const [faceValue, fee] = [typed?.faceValue, typed?.fee].map((amount) => whole(hundredthsOf(amount ?? ""))) as [
    number,
    number,
  ];
  const worth = worths.find((one) => one.currency === currency);
  const value = worth && points > 0 && faceValue > 0 ? honestValue({ points, faceValue, fee }, worth.value) : null;
  const fair = worth ? fewestPoints(faceValue + fee, worth.value) : null;
  const loud = value !== null && value.share > LOUD;
  const row = (label: string, amount: ReactNode) => (
    <div className="flex min-h-9 items-baseline justify-between gap-4 py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-end font-semibold tabular-nums">{amount}</dd>
    </div>
  );
  return (
    <aside aria-label={t(($) => $.preview.title)} className="lg:sticky lg:top-20">
      <h2 className="mb-2 text-xs font-semibold text-ink-2">{t(($) => $.preview.title)}</h2>
      <div className="overflow-hidden rounded-lg bg-surface shadow-2">
        <RewardPicture
          art={art}
          urls={picture === undefined ? urls : picture?.urls}
          sizes="21rem"
          className="h-40 w-full"
        />
        <div className="p-5">
          <p className="font-display text-[1.3125rem] leading-7 font-[500] wrap-anywhere track-display">
            <bdi>{name || t(($) => $.preview.name)}</bdi>
          </p>
          {description && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">
              <bdi>{description}</bdi>
            </p>
          )}
          <p className="mt-3 flex items-center gap-2">
            <SpendGlyph className="size-6 text-brand-text" />
            <span className="font-display text-[1.75rem] leading-none font-[480] tabular-nums">{number(points)}</span>
            <span className="text-sm text-ink-2">{t(($) => $.preview.unit, { count: points })}</span>
          </p>
          <dl className="lines-y mt-3 border-line border-t text-sm">
            {faceValue > 0 &&
              row(
                t(($) => $.preview.faceValue),
                money(faceValue, currency),
              )}
            {fee > 0 &&
              row(
                t(($) => $.preview.fee),
                money(fee, currency),
              )}
            {worth &&
              row(
                t(($) => $.preview.rate, {
                  ...{ count: points, n: number(points) },
                  worth: worthText(format, 1, worth, { maximumFractionDigits: 6 }),
                }),
                worthText(format, points, worth),
              )}
            {value &&
              row(
                value.markup < 0 ? t(($) => $.preview.gift) : t(($) => $.preview.extra),
                <span className={loud ? "text-warn-text" : ""}>
                  {value.markup === 0
                    ? t(($) => $.preview.nothing)
                    : t(($) => $.preview.share, {
                        money: money(Math.abs(value.markup), currency),
                        share: percent(Math.abs(value.share)),
                      })}
                </span>,
              )}
            {tax !== "none" &&
              row(
                t(($) => $.preview.tax),
                t(($) => $.taxes[tax]),
              )}
          </dl>
        </div>
      </div>
      <p className="mt-4 text-xs text-ink-2">
        {!worth
          ? t(($) => $.preview.noWorth, { currency })
          : value && value.markup > 0 && fair !== null
            ? t(($) => $.preview.fair, { count: fair, n: number(fair) })
            : t(($) => $.preview.honest)}
      </p>
    </aside>
  );
}
