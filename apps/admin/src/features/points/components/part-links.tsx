import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { ChevronRight } from "@plaudit/ui/later-icons.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { worthText } from "../../../lib/worth.ts";
import { pathTo } from "../../../screens.ts";
import { type Overview, type Settings, useBanksLeft, useOutlook, useRules } from "../data.ts";
import { useLiabilities } from "../liability/data.ts";

const months = { month: 1, quarter: 3, year: 12 };
type Row = { to: string; title: string; text: string; figure: string; state?: ReactNode };

/** The parts of the section, each as a sentence with its figure. */
export function PartLinks({ overview, settings, may }: { overview: Overview; settings: Settings; may: boolean }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const rules = useRules().data;
  const banks = useBanksLeft().data;
  const week = useOutlook().data?.week;
  const handing = rules?.results.filter(({ nextRunAt }) => nextRunAt !== null) ?? [];
  const next = handing.map(({ nextRunAt }) => nextRunAt ?? "").toSorted()[0];
  const monthly = Math.round(handing.reduce((sum, { points, period }) => sum + points / months[period], 0));
  const held = banks?.results.reduce((sum, { balance }) => sum + balance, 0) ?? 0;
  const incentiveBank = banks?.results.find(({ id }) => id === settings.incentiveBankId);
  const owed = useLiabilities().data;
  const low = banks?.results.filter(({ lowSince }) => lowSince).length ?? 0;
  const worth = settings.worth[0];
  const peer: Row = {
    to: pathTo("points-peer"),
    title: t(($) => $.tabs["points-peer"]),
    text: t(($) => $.overview.peer),
    figure: t(($) => $.overview.inDays, { n: format.number(settings.restrictionLimit) }),
  };
  const incentive: Row = {
    to: pathTo("points-incentive"),
    title: t(($) => $.tabs["points-incentive"]),
    text: incentiveBank
      ? t(($) => $.overview.incentive, { bank: incentiveBank.name })
      : t(($) => $.overview.noIncentiveBank),
    figure: incentiveBank ? t(($) => $.overview.left, { n: format.number(incentiveBank.balance) }) : "",
  };
  const preferences: Row = {
    to: pathTo("points-preferences"),
    title: t(($) => $.tabs["points-preferences"]),
    text: t(($) => $.overview.preferences),
    figure: worth ? t(($) => $.overview.each, { money: worthText(format, 1, worth) }) : t(($) => $.overview.noWorth),
  };
  const rows: Row[] = [
    {
      to: pathTo("points-allocation"),
      title: t(($) => $.tabs["points-allocation"]),
      text: next
        ? t(($) => $.overview.allocation, {
            count: handing.length,
            n: format.number(handing.length),
            date: format.date(next, { day: "numeric", month: "long", timeZone }),
          })
        : t(($) => $.overview.noRule),
      figure: rules ? t(($) => $.per.month, { n: format.number(monthly) }) : "",
    },
    {
      to: pathTo("points-celebration"),
      title: t(($) => $.tabs["points-celebration"]),
      text: t(($) => $.overview.celebrations),
      figure: week ? t(($) => $.overview.nextDays, { n: format.number(week.points) }) : "",
    },
    ...(may ? [peer] : []),
    {
      to: pathTo("points-banks"),
      title: t(($) => $.tabs["points-banks"]),
      text: t(($) => $.overview.banks),
      figure: banks ? t(($) => $.overview.left, { n: format.number(held) }) : "",
      state: low > 0 && <Badge state="warn">{t(($) => $.overview.low, { count: low, n: format.number(low) })}</Badge>,
    },
    ...(may ? [incentive] : []),
    {
      to: pathTo("points-reporting"),
      title: t(($) => $.tabs["points-reporting"]),
      text: t(($) => $.overview.reporting),
      figure: t(($) => $.overview.accounts, { count: overview.people, n: format.number(overview.people) }),
    },
    {
      to: pathTo("points-liabilities"),
      title: t(($) => $.tabs["points-liabilities"]),
      text: t(($) => $.overview.liabilities),
      figure: owed
        ? t(($) => $.overview.owed, {
            n: owed.worth
              ? worthText(format, owed.points, owed.worth, { maximumFractionDigits: 0 })
              : format.number(owed.points),
          })
        : "",
    },
    ...(may ? [preferences] : []),
  ];
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rows.map(({ to, title, text, figure, state }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 py-3 text-sm hocus:bg-sunken sm:flex-nowrap"
          >
            <b className="shrink-0 font-semibold sm:w-36">{title}</b>
            <span className="min-w-0 grow text-ink-2 max-sm:order-1 max-sm:w-full">{text}</span>
            {state}
            <span className="ms-auto shrink-0 font-semibold tabular-nums">{figure}</span>
            <ChevronRight className="size-4 shrink-0 text-ink-3 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
