import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CircleCheck } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { useId, useState } from "react";
import { worthText } from "../../../lib/worth.ts";
import { pathTo } from "../../../screens.ts";
import { type Overview, type Rule, type Settings, useBanksLeft } from "../data.ts";

type SlideProps = {
  label: string;
  value: number;
  range: [number, number, number];
  shown: string;
  onChange: (value: number) => void;
};
function Slide({ label, value, range: [min, max, step], shown, onChange }: SlideProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm font-semibold">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="tabular-nums">
          {shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full"
      />
    </div>
  );
}

type Props = { overview: Overview; settings: Settings; rules: readonly Rule[] };

/** For a company in which no points flow yet: the first steps, and what they would cost by its own guesses. */
export function PointsFirst({ overview: { people, handed }, settings, rules }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const banks = useBanksLeft().data?.results ?? [];
  const [each, setEach] = useState(100);
  const [given, setGiven] = useState(60);
  const [redeemed, setRedeemed] = useState(80);
  const worth = settings.worth[0];
  const amount = (points: number) =>
    worth
      ? worthText(format, Math.round(points), worth, { maximumFractionDigits: 0 })
      : t(($) => $.first.points, { count: Math.round(points), n: format.number(Math.round(points)) });
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const most = people * each;
  const likely = (most * given * redeemed) / 10_000;
  const steps = [
    { id: "worth", to: pathTo("points-preferences"), done: worth !== undefined },
    {
      id: "rule",
      to: rules[0] ? pathTo("points-allocation-edit", { id: rules[0].id }) : pathTo("points-allocation-new"),
      done: rules.length > 0,
    },
    { id: "peer", to: pathTo("points-peer"), done: false },
    { id: "banks", to: pathTo("points-banks"), done: banks.some(({ balance }) => balance > 0) },
  ] as const;
  const next = steps.find(({ done }) => !done) ?? steps[0];
  const bars = [
    { id: "handed", part: 100, value: most, look: "bg-line-2" },
    { id: "given", part: given, value: (most * given) / 100, look: "bg-mark/55" },
    { id: "redeemed", part: (given * redeemed) / 100, value: likely, look: "bg-mark" },
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-9 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div>
        <h2 className="max-w-[34rem] font-display text-display font-[440] track-display">{t(($) => $.first.title)}</h2>
        <p className="mt-3 max-w-[36rem] text-ink-2">
          {t(($) => $.first.text)}{" "}
          {handed > 0 ? t(($) => $.first.handed, { count: handed, n: format.number(handed) }) : t(($) => $.first.none)}
        </p>
        <ol className="mt-7 divide-y divide-line border-line border-y">
          {steps.map(({ id, to, done }, n) => (
            <li key={id} className="flex items-center gap-4 py-3.5 text-sm">
              {done ? (
                <>
                  <CircleCheck className="size-9 shrink-0 text-ok-text" aria-hidden="true" />
                  <span className="sr-only">{t(($) => $.first.done)}</span>
                </>
              ) : (
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full font-bold text-ink-2 tabular-nums rim-check"
                >
                  {format.number(n + 1)}
                </span>
              )}
              <span className="min-w-0">
                <TextLink to={to}>{t(($) => $.first.steps[id].title)}</TextLink>
                <span className="block text-ink-2">{t(($) => $.first.steps[id].text)}</span>
              </span>
            </li>
          ))}
        </ol>
        <LinkButton to={settings.enabled ? next.to : pathTo("points-preferences")} className="mt-6">
          {t(($) => $.first.start)}
        </LinkButton>
      </div>
      <aside aria-labelledby="cost" className="min-w-0 self-start rounded-md bg-canvas p-6 rim-line">
        <h2 id="cost" className="text-xs font-semibold text-ink-2">
          {t(($) => $.first.cost)}
        </h2>
        <p className="mt-2 font-display text-[2.25rem] leading-none font-[460] tabular-nums track-display">
          {amount(likely)}
        </p>
        <p className="mt-1.5 text-sm text-ink-2">
          {t(($) => $.first.most, { count: people, most: amount(most), n: format.number(people) })}
        </p>
        <div className="mt-6 grid gap-2">
          <Slide
            {...{ label: t(($) => $.first.each), value: each, range: [25, 300, 25], onChange: setEach }}
            shown={format.number(each)}
          />
          <Slide
            {...{ label: t(($) => $.first.share), value: given, range: [20, 100, 5], onChange: setGiven }}
            shown={percent(given)}
          />
          <Slide
            {...{ label: t(($) => $.first.redeemed), value: redeemed, range: [20, 100, 5], onChange: setRedeemed }}
            shown={percent(redeemed)}
          />
        </div>
        <ul className="mt-5 grid gap-3.5 border-line border-t pt-5 text-sm">
          {bars.map(({ id, part, value, look }) => (
            <li key={id}>
              <span className="flex justify-between gap-4">
                <span className="text-ink-2">{t(($) => $.first.bars[id])}</span>
                <b className="font-semibold tabular-nums">{amount(value)}</b>
              </span>
              <span aria-hidden="true" className="mt-1.5 block h-3 rounded-full bg-sunken">
                <i className={`block h-3 rounded-full ${look}`} style={{ width: `${part}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-xs text-ink-2">{t(($) => $.first.note)}</p>
      </aside>
    </div>
  );
}
