import { can } from "@plaudit/api/permissions.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CircleCheck } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { ReactNode } from "react";
import { pathTo } from "../../../screens.ts";
import { type Overview, useBanksLeft, useRules } from "../data.ts";
import { useLiabilities } from "../liability/data.ts";

/** A bank that lasts longer is not worth a look yet. */
const SOON = 60 * 86_400_000;
type Entry = { key: string; title: string; text: string; action?: ReactNode };

/** That all sums agree, and when that was proven last. */
function Proof() {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const { data } = useLiabilities();
  if (!data?.proof.ties) return null;
  const at = format.date(data.countedAt, { dateStyle: "medium", timeStyle: "short", timeZone });
  const { counted } = data.proof;
  return (
    <p className="flex items-start gap-2 text-xs text-ink-2">
      <CircleCheck className="size-4 shrink-0 text-ok-text" aria-hidden="true" />
      {t(($) => $.look.books, { count: counted, n: format.number(counted), at })}
    </p>
  );
}

/** What is likely to need somebody soon; nothing where there is none. */
export function WorthALook({ overview: { ranOut, lapsing }, may }: { overview: Overview; may: boolean }) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const { data: owed } = useLiabilities();
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
  const differs = {
    key: "differs",
    title: t(($) => $.look.differs),
    text: t(($) => $.look.differsText),
    action: (
      <LinkButton kind="line" size="sm" to={pathTo("points-liabilities")}>
        {t(($) => $.look.show)}
      </LinkButton>
    ),
  };
  const entries: Entry[] = [
    ...(owed && !owed.proof.ties ? [differs] : []),
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
  return (
    <div className="grid w-full content-start gap-4 lg:w-80 lg:shrink-0">
      {entries.length > 0 && (
        <section aria-labelledby="look">
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
      )}
      <Proof />
    </div>
  );
}
