import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import type { Owner } from "../data.ts";

/** What there is to spend, by what brought it. */
export function MadeOf({ owner }: { owner: Owner }) {
  const { t } = useTranslation("points-reporting");
  const { t: own } = useTranslation("statement");
  const { number, date } = useFormat();
  const { madeOf, spend } = owner;
  if (madeOf.length === 0) return null;
  const rest = spend - madeOf.reduce((sum, { points }) => sum + points, 0);
  return (
    <section aria-labelledby="made-of" className="mb-7 min-w-0 text-sm">
      <h2 id="made-of" className="mb-1 text-sm font-semibold">
        {t(($) => $.madeOf.title, { n: number(spend) })}
      </h2>
      <p className="mb-2 text-xs text-ink-2">{t(($) => $.madeOf.hint)}</p>
      <dl className="lines-y border-line border-y">
        {madeOf.map(({ type, at, points }) => (
          <div key={`${type}${at}`} className="flex justify-between gap-3 py-2.5">
            <dt>{`${own(($) => $.kind[type])}, ${date(at, { day: "numeric", month: "short", year: "numeric" })}`}</dt>
            <dd className="font-semibold tabular-nums">{number(points)}</dd>
          </div>
        ))}
        {rest > 0 && (
          <div className="flex justify-between gap-3 py-2.5">
            <dt>{t(($) => $.madeOf.later)}</dt>
            <dd className="font-semibold tabular-nums">{number(rest)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** What became of all that was ever received: the rest is the balance. */
export function Sums({ owner }: { owner: Owner }) {
  const { t } = useTranslation("points-reporting");
  const { number } = useFormat();
  const { received, spend, sums } = owner;
  const facts = [
    [t(($) => $.sum.received), received],
    [t(($) => $.sum.spent), sums.spent],
    [t(($) => $.sum.lapsed), sums.lapsed],
    [t(($) => $.sum.takenBack), sums.takenBack],
    [t(($) => $.sum.given), sums.given],
  ] as const;
  const adds = received - sums.spent - sums.lapsed - sums.takenBack === spend;
  const figures = [sums.spent, sums.lapsed, sums.takenBack].map((figure) => number(figure));
  return (
    <section aria-labelledby="sums" className="min-w-0 text-sm">
      <h2 id="sums" className="mb-1 text-sm font-semibold">
        {t(($) => $.sum.title)}
      </h2>
      <dl className="lines-y border-line border-y">
        {facts.map(([label, figure]) => (
          <div key={label} className="flex justify-between gap-3 py-2.5">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{number(figure)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-2 tabular-nums">
        <bdi dir="ltr">{`${number(received)} − ${figures.join(" − ")} = ${number(spend)}`}</bdi>{" "}
        <Badge state={adds ? "ok" : "danger"}>{adds ? t(($) => $.sum.adds) : t(($) => $.sum.fails)}</Badge>
      </p>
    </section>
  );
}
