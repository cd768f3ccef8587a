import type { PointsAccount } from "@plaudit/api/points.ts";
import { useApps, useTenant } from "@plaudit/api/react";
import { dayAhead } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { GiveGlyph, SpendGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Disclosure } from "@plaudit/ui/disclosure.tsx";
import { ChevronDown } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import type { ReactNode } from "react";
import { pathTo } from "../../../screens.ts";
import { LapseSteps, type Lapses } from "./lapse-steps.tsx";

const figure = "mt-3 font-display text-[2.5rem] leading-none font-[460] tabular-nums track-display md:text-[3.25rem]";
const day = { day: "numeric", month: "long" } as const;

function Give({ account, thank }: { account: PointsAccount; thank: ReactNode }) {
  const { t } = useTranslation("statement");
  const { t: own } = useTranslation("points");
  const { number, date } = useFormat();
  const tenant = useTenant();
  const { lockedAt, renewsAt, renewsTo } = account;
  return (
    <section aria-label={t(($) => $.toGive)} className="flex flex-col bg-brand-soft p-4 md:rounded-lg md:p-7">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-brand-text [--glyph-eye:var(--t-brand-soft)]">
        <GiveGlyph className="size-6" />
        {t(($) => $.toGive)}
      </h2>
      <p className={figure}>{number(account.balance)}</p>
      <p className="mt-3 text-sm text-brand-text">
        {lockedAt
          ? own(($) => $.locked)
          : renewsAt && renewsTo !== null
            ? t(($) => $.renews, { date: date(renewsAt, { ...day, timeZone: tenant?.timezone }), n: number(renewsTo) })
            : t(($) => $.onlyGive)}
      </p>
      {thank && <div className="mt-auto pt-5">{thank}</div>}
    </section>
  );
}

function useLapseWords({ results, kept }: Lapses) {
  const { t } = useTranslation("statement");
  const { number, date } = useFormat();
  const [next] = results;
  return {
    next:
      next &&
      t(($) => $.lapse.next, {
        count: next.points,
        n: number(next.points),
        date: date(next.at, dayAhead(new Date(next.at))),
      }),
    kept: t(($) => $.lapse.kept, { count: kept, n: number(kept) }),
  };
}

function Spend({ account, lapses, wide }: { account: PointsAccount; lapses: Lapses; wide: boolean }) {
  const { t } = useTranslation("statement");
  const { t: own } = useTranslation("points");
  const { number } = useFormat();
  const words = useLapseWords(lapses);
  return (
    <section aria-label={t(($) => $.toSpend)} className="min-w-0 bg-surface p-4 md:rounded-lg md:p-7 md:shadow-2">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-ink-2">
        <SpendGlyph className="size-6" />
        {t(($) => $.toSpend)}
      </h2>
      <p className={figure}>{number(account.balance)}</p>
      {account.lockedAt ? (
        <p className="mt-3 text-sm text-ink-2">{own(($) => $.locked)}</p>
      ) : words.next ? (
        wide && (
          <>
            <p className="mt-3 mb-3 text-sm text-ink-2">
              <b className="font-semibold text-ink">{words.next}</b> {t(($) => $.lapse.warned)} {words.kept}
            </p>
            <LapseSteps lapses={lapses} wide />
          </>
        )
      ) : (
        account.balance > 0 && <p className="mt-3 text-sm text-ink-2">{t(($) => $.lapse.never)}</p>
      )}
    </section>
  );
}

function LapsePanel({ lapses }: { lapses: Lapses }) {
  const { t } = useTranslation("statement");
  const words = useLapseWords(lapses);
  if (!words.next) return null;
  return (
    <Disclosure
      className="mt-3 rounded-lg bg-surface px-4 shadow-2"
      buttonClass="min-h-14 gap-3 py-2 text-sm"
      summary={
        <>
          <span className="min-w-0 grow">
            <b className="block font-semibold">{words.next}</b>
            <span className="block text-xs text-ink-2">{words.kept}</span>
          </span>
          <ChevronDown className="size-5 text-ink-3 group-data-open:rotate-180" aria-hidden="true" />
        </>
      }
    >
      <p className="pb-3 text-xs text-ink-2">{t(($) => $.lapse.warned)}</p>
      <div className="pb-4">
        <LapseSteps lapses={lapses} wide={false} />
      </div>
    </Disclosure>
  );
}

type Props = { give: PointsAccount; spend: PointsAccount; lapses: Lapses };

/** What one has, in two balances that are never one sum, and what becomes of it if nothing is done. */
export function BalanceCards({ give, spend, lapses }: Props) {
  const { t } = useTranslation("statement");
  const wide = useMedia(MD);
  const mayRecognize = useApps().may("recognition:create");
  const thank = mayRecognize && !give.lockedAt && give.balance > 0 && (
    <LinkButton to={pathTo("recognition-send")} className={wide ? "" : "mt-4 max-sm:w-full"}>
      {t(($) => $.thank)}
    </LinkButton>
  );
  return (
    <>
      <div className="grid grid-cols-2 overflow-hidden rounded-lg max-md:shadow-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-5 md:overflow-visible">
        <Give account={give} thank={wide && thank} />
        <Spend account={spend} lapses={lapses} wide={wide} />
      </div>
      {!wide && <LapsePanel lapses={lapses} />}
      {!wide && thank}
    </>
  );
}
