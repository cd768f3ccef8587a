import { can } from "@plaudit/api/permissions.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { ReactNode } from "react";
import { pathTo } from "../../../screens.ts";
import { type Overview, useBanksLeft, useRules } from "../data.ts";

/** A bank that lasts longer is not worth a look yet. */
const SOON = 60 * 86_400_000;
type Entry = { key: string; title: string; text: string; action?: ReactNode };

/** What is likely to need somebody soon; nothing where there is none. */
export function WorthALook({ overview: { ranOut, lapsing }, may }: { overview: Overview; may: boolean }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const banks = useBanksLeft().data?.results ?? [];
  const rules = useRules().data?.results ?? [];
  const now = new Date();
  const ends = (at: string) => format.date(at, { day: "numeric", month: "long", timeZone: "UTC" });
  const dry = banks.flatMap((bank): Entry[] => {
    const { id, name, balance, paid, lastsUntil } = bank;
    if (!lastsUntil || Date.parse(lastsUntil) - now.getTime() > SOON) return [];
    return [
      {
        key: id,
        title: balance > 0 ? t(($) => $.look.dry, { name, date: ends(lastsUntil) }) : t(($) => $.look.empty, { name }),
        text: t(($) => $.look.dryText, { n: format.number(balance), week: format.number(Math.round(paid / 8)) }),
        action: can(bank, "deposit") && (
          <LinkButton kind="soft" size="sm" to={pathTo("points-bank", { id })}>
            {t(($) => $.look.deposit)}
          </LinkButton>
        ),
      },
    ];
  });
  const [rule] = rules.filter(({ nextRunAt }) => nextRunAt !== null).toSorted((a, b) => b.people - a.people);
  const [year, month] = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", timeZone })
    .format(now)
    .split("-")
    .map(Number);
  const next = format.date(new Date(Date.UTC(year ?? 0, month ?? 0, 1)), { month: "long", timeZone: "UTC" });
  const entries: Entry[] = [
    ...dry,
    ...(ranOut > 0
      ? [
          {
            key: "ranOut",
            title: t(($) => $.look.ranOut, { count: ranOut, n: format.number(ranOut) }),
            text: t(($) => $.look.ranOutText),
            action: may && rule && (
              <LinkButton kind="line" size="sm" to={pathTo("points-allocation-edit", { id: rule.id })}>
                {t(($) => $.look.dryRun)}
              </LinkButton>
            ),
          },
        ]
      : []),
    ...(lapsing.points > 0
      ? [
          {
            key: "lapsing",
            title: t(($) => $.look.lapsing, { count: lapsing.points, n: format.number(lapsing.points), month: next }),
            text: t(($) => $.look.lapsingText, { count: lapsing.people, n: format.number(lapsing.people) }),
          },
        ]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="look" className="w-full lg:w-80 lg:shrink-0">
      <h2 id="look" className="mb-3 text-lg font-semibold track-display">
        {t(($) => $.look.title)}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {entries.map(({ key, title, text, action }) => (
          <li key={key} className="py-4 text-sm">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5 text-ink-2">{text}</p>
            {action && <p className="mt-2.5">{action}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
