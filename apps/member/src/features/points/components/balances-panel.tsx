import { useTenant } from "@plaudit/api/react";
import { dayAhead, lastDayBefore } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Balances } from "@plaudit/ui/entity/balances.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { pathTo } from "../../../screens.ts";
import type { Balances as Data } from "../data.ts";

const day = { day: "numeric", month: "short" } as const;

export function BalancesPanel({ balances }: { balances: Data }) {
  const { give, spend } = balances;
  const { t } = useTranslation("points");
  const format = useFormat();
  const tenant = useTenant();
  if (balances.error && !balances.data)
    return (
      <Panel title={t(($) => $.title)}>
        <PartFailed query={balances} />
      </Panel>
    );
  if (!give || !spend) return null;
  const renews =
    give.renewsAt && t(($) => $.renews, { date: format.date(give.renewsAt, { ...day, timeZone: tenant?.timezone }) });
  const last = spend.lapsesAt ? lastDayBefore(spend.lapsesAt) : null;
  const lapses =
    last &&
    spend.lapses &&
    t(($) => $.lapses, {
      count: spend.lapses,
      n: format.number(spend.lapses),
      date: format.date(last, dayAhead(last, "short")),
    });
  const locked = t(($) => $.locked);
  return (
    <Panel title={t(($) => $.title)}>
      <Balances
        give={give.balance}
        giveOf={give.renewsTo}
        spend={spend.balance}
        format={format}
        labels={{
          give: t(($) => $.give),
          spend: t(($) => $.spend),
          renews: give.lockedAt ? locked : renews || undefined,
          lapses: spend.lockedAt ? locked : lapses || undefined,
        }}
      />
      <p className="mt-4 text-sm">
        <TextLink to={pathTo("points")}>{t(($) => $.statement)}</TextLink>
      </p>
    </Panel>
  );
}
