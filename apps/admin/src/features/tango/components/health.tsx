import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Facts } from "../../../lib/facts.tsx";
import type { Connection } from "../data.ts";

/** It is fetched twice a day: an older one is behind. */
const STALE_MS = 26 * 3_600_000;

/** What became of the orders of a month, and when Tango was last heard of. */
export function Health({ connection }: { connection: Connection }) {
  const { t } = useTranslation("tango-admin");
  const { number, ago } = useFormat();
  const { recent, lastEventAt, catalogAt, brands, balance } = connection;
  const isStale = catalogAt !== null && Date.now() - Date.parse(catalogAt) > STALE_MS;
  const holds = balance && number(balance.amount / 100, { style: "currency", currency: balance.currency });
  const when = (at: string | null) => (at ? ago(at) : t(($) => $.health.never));
  const { unknown, oldestUnknownAt } = recent;
  const unclear =
    unknown > 0 && oldestUnknownAt
      ? t(($) => $.health.since, { n: number(unknown), ago: ago(oldestUnknownAt) })
      : number(unknown);
  return (
    <aside aria-label={t(($) => $.health.label)} className="rounded-md bg-canvas p-5 rim-line lg:sticky lg:top-20">
      <h2 className="mb-1 text-xs font-semibold text-ink-2">{t(($) => $.health.title)}</h2>
      <Facts
        rows={[
          { name: t(($) => $.health.orders), value: number(recent.orders) },
          { name: t(($) => $.health.atOnce), value: number(recent.atOnce) },
          { name: t(($) => $.health.asked), value: number(recent.later) },
          { name: t(($) => $.health.failed), value: number(recent.failed) },
          { name: t(($) => $.health.unknown), value: unclear, warns: unknown > 0 },
          { name: t(($) => $.health.event), value: when(lastEventAt) },
          { name: t(($) => $.health.catalog), value: when(catalogAt), warns: isStale },
          { name: t(($) => $.health.holds), value: holds ?? t(($) => $.health.never) },
          { name: t(($) => $.health.heldAt), value: when(balance?.at ?? null) },
          { name: t(($) => $.health.brands), value: number(brands) },
        ]}
      />
      {isStale && <p className="mt-3 text-xs text-warn-text">{t(($) => $.health.stale)}</p>}
      <p className="mt-3 text-xs text-ink-2">{t(($) => $.health.note)}</p>
    </aside>
  );
}
