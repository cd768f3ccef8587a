import { useTranslation } from "@plaudit/i18n/react.ts";
import type { Gift, Outlook } from "../data.ts";
import { useGiftText } from "../use-gift-text.ts";

type Props = { gift: Gift; coming: Outlook["rules"][number] | undefined };

/** Tiers as a staircase: how far along, how much, and how many will stand there. */
export function Stairs({ gift, coming }: Props) {
  const { t } = useTranslation("gift");
  const { number, step } = useGiftText();
  const steps = gift.steps.toSorted((a, b) => a.at - b.at);
  const top = Math.max(...steps.map(({ amount }) => amount));
  const people = (at: number) => coming?.steps.find((one) => one.at === at)?.gifts ?? 0;
  return (
    <ol className="no-bar flex items-end gap-1 overflow-x-auto text-center tabular-nums" aria-label={gift.name}>
      {steps.map(({ at, amount }) => (
        <li key={at} className="grid min-w-16 flex-1 content-end gap-1.5">
          <b className="text-sm font-semibold">{number(amount)}</b>
          <i
            aria-hidden="true"
            className="block rounded-xs border-mark border-t-3 bg-brand-soft-2"
            style={{ height: `${0.9 + (amount / top) * 5.6}rem` }}
          />
          <span className="text-xs font-semibold">{step("anniversary", at)}</span>
          <span className="text-xs text-ink-2">{t(($) => $.people, { count: people(at), n: number(people(at)) })}</span>
        </li>
      ))}
    </ol>
  );
}
