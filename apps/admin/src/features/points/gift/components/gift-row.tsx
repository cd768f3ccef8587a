import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { Gift, Outlook } from "../data.ts";
import { giftPath } from "../paths.ts";
import { useGiftText } from "../use-gift-text.ts";

type Props = {
  gift: Gift;
  coming: Outlook["rules"][number] | undefined;
  onTurn: (active: boolean) => void;
};
export const rowClass =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-4 lg:grid-cols-[16rem_minmax(0,1fr)_10rem_auto]";

/** One rule: on or off, how much, whose is next, and what a year of it comes to. */
export function GiftRow({ gift, coming, onTurn }: Props) {
  const { t } = useTranslation("gift");
  const { number, amounts, next } = useGiftText();
  const may = can(gift, "edit");
  return (
    <li className={rowClass}>
      <Switch checked={gift.active} onChange={onTurn} label={gift.name} hint={amounts(gift)} disabled={!may} />
      <p className="text-sm text-ink-2 wrap-anywhere max-lg:order-3 max-lg:col-span-full">
        <bdi>{next(gift, coming)}</bdi>
      </p>
      <p className="text-end text-sm font-semibold tabular-nums max-lg:hidden">
        {gift.active && coming ? number(coming.points) : "–"}
        <span className="block text-xs font-normal text-ink-2">{t(($) => $.list.months)}</span>
      </p>
      {may && (
        <LinkButton
          kind="line"
          size="sm"
          to={giftPath(gift.source, gift.id)}
          aria-label={t(($) => $.list.configureOf, { name: gift.name })}
        >
          {t(($) => $.list.configure)}
        </LinkButton>
      )}
    </li>
  );
}
