import { can } from "@plaudit/api/permissions.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Paged } from "../../../lib/paged.tsx";
import { Section } from "../../../lib/section.tsx";
import { pathTo } from "../../../screens.ts";
import { type FundLine, type Provider, useFundLines } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";

const FundDialog = lazy(async () => ({ default: (await import("./fund-dialog.tsx")).FundDialog }));

/** Line by line, the latest first: each balance is the one below it with this line’s amount. */
function Statement({ provider: { id, name, currency } }: { provider: Provider }) {
  const { t } = useTranslation("reward-fund");
  const { t: reward } = useTranslation("reward-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  const { money } = useRewardText();
  const day = (at: string) => format.date(at, { day: "numeric", month: "short", year: "numeric", timeZone });
  const what = ({ kind, reward: of, note }: FundLine) => {
    const done = of ? t(($) => $.kindOf[kind], { reward: of }) : t(($) => $.kind[kind]);
    return note ? t(($) => $.noted, { done, note }) : done;
  };
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-11 py-2 pe-4 align-middle";
  return (
    <Paged of={useFundLines(id)} empty={t(($) => $.empty)} moreLabel={reward(($) => $.more)}>
      {(items) => (
        <table className="w-full text-sm">
          <caption className="sr-only">{t(($) => $.statementOf, { name })}</caption>
          <thead>
            <tr className="border-line border-b text-xs text-ink-2">
              <th scope="col" className={head}>
                {t(($) => $.when)}
              </th>
              <th scope="col" className={head}>
                {t(($) => $.what)}
              </th>
              <th scope="col" className={`${head} max-md:hidden`}>
                {t(($) => $.by)}
              </th>
              <th scope="col" className={`${head} text-end! max-md:pe-0!`}>
                {t(($) => $.amount)}
              </th>
              <th scope="col" className={`${head} pe-0! text-end! max-md:hidden`}>
                {reward(($) => $.figures.fund)}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((line) => (
              <tr key={line.id} className="border-line border-b">
                <th scope="row" className={`${cell} text-start font-normal whitespace-nowrap tabular-nums`}>
                  {day(line.createdAt)}
                </th>
                <td className={`${cell} wrap-anywhere`}>
                  <bdi>{what(line)}</bdi>
                </td>
                <td className={`${cell} text-ink-2 max-md:hidden`}>{line.actor && <bdi>{line.actor.name}</bdi>}</td>
                <td
                  className={`${cell} text-end font-semibold whitespace-nowrap tabular-nums max-md:pe-0! ${line.amount > 0 ? "text-ok-text" : ""}`}
                >
                  {money(line.amount, currency, { signDisplay: "exceptZero" })}
                </td>
                <td className={`${cell} pe-0! text-end whitespace-nowrap tabular-nums max-md:hidden`}>
                  {money(line.balance, currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Paged>
  );
}

type Props = {
  provider: Provider;
  /** Where its money comes from, where it is not put in here. */
  source?: ReactNode;
};

/** What came into a fund and left it, and when its owners are told that it is low. */
export function FundSection({ provider, source }: Props) {
  const { t } = useTranslation("reward-fund");
  const { money } = useRewardText();
  const navigate = useNavigate();
  const [withdrawing, setWithdrawing] = useState(false);
  const depositing = useLocation().pathname === pathTo("rewards-funds", { id: provider.id });
  const { id, alertBelow, currency, lowSince, balance } = provider;
  const may = can(provider, "addFunds");
  return (
    <Section
      title={t(($) => $.title)}
      hint={source ? t(($) => $.follows.hint) : t(($) => $.hint)}
      action={
        may &&
        balance > 0 && (
          <Button kind="line" size="sm" onClick={() => setWithdrawing(true)}>
            {t(($) => $.withdraw.act)}
          </Button>
        )
      }
    >
      {source}
      <p
        className={`mb-4 flex flex-wrap gap-x-3 gap-y-1 text-sm ${lowSince ? "rounded-md bg-warn-soft px-4 py-3 text-warn-text" : "text-ink-2"}`}
      >
        {alertBelow === null
          ? t(($) => $.alert.never)
          : lowSince
            ? t(($) => $.alert.low, { amount: money(alertBelow, currency) })
            : t(($) => $.alert.below, { amount: money(alertBelow, currency) })}
        {can(provider, "edit") && (
          <TextLink to={pathTo("rewards-provider", { id })}>{t(($) => $.alert.change)}</TextLink>
        )}
      </p>
      <Statement provider={provider} />
      <Suspense fallback={null}>
        {may && depositing && (
          <FundDialog
            kind="deposit"
            provider={provider}
            onClose={() => void navigate(pathTo("rewards-store", { id }), { replace: true, preventScrollReset: true })}
          />
        )}
        {withdrawing && <FundDialog kind="withdraw" provider={provider} onClose={() => setWithdrawing(false)} />}
      </Suspense>
    </Section>
  );
}
