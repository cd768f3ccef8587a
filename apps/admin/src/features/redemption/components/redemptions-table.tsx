import { can } from "@plaudit/api/permissions.ts";
import { useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import type { Redemption } from "../data.ts";
import { looks } from "../looks.ts";
import { useRedemptionText } from "../use-redemption-text.ts";

type Props = {
  redemptions: Redemption[];
  /** Of who has left: what came with it is passed on by those who look after rewards. */
  onPassOn: (redemption: Redemption) => void;
};

/** Redemptions, the latest first. On a phone what does not fit stands below the reward. */
export function RedemptionsTable({ redemptions, onPassOn }: Props) {
  const { t } = useTranslation("redemption-admin");
  const { points, day, name, worth } = useRedemptionText();
  const mine = useMe().data?.id;
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-12 py-2 pe-4";
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(($) => $.report.list)}</caption>
      <thead>
        <tr className="border-line border-b text-xs text-ink-2">
          <th scope="col" className={head}>
            {t(($) => $.report.person)}
          </th>
          <th scope="col" className={head}>
            {t(($) => $.report.reward)}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t(($) => $.report.when)}
          </th>
          <th scope="col" className={`${head} text-end! max-sm:hidden`}>
            {t(($) => $.report.value)}
          </th>
          <th scope="col" className={`${head} pe-0! text-end!`}>
            {t(($) => $.report.state)}
          </th>
        </tr>
      </thead>
      <tbody>
        {redemptions.map((one) => (
          <tr key={one.id} className="border-line border-b">
            <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
              <bdi>{one.member.name}</bdi>
            </th>
            <td className={`${cell} wrap-anywhere`}>
              <bdi>{name(one)}</bdi>
              <span className="block text-xs text-ink-2 md:hidden">{day(one.createdAt)}</span>
            </td>
            <td className={`${cell} whitespace-nowrap text-ink-2 tabular-nums max-md:hidden`}>{day(one.createdAt)}</td>
            <td className={`${cell} text-end whitespace-nowrap tabular-nums max-sm:hidden`}>
              {points(one.points)}
              <span className="block text-xs text-ink-2">{worth(one)}</span>
            </td>
            <td className={`${cell} pe-0! text-end`}>
              <Badge state={looks[one.status]}>{t(($) => $.status[one.status])}</Badge>
              {one.hasCode && one.member.id !== mine && can(one, "reveal") && (
                <Button
                  kind="quiet"
                  size="sm"
                  className="-me-3 mt-1 ms-auto flex"
                  aria-label={t(($) => $.report.codeOf, { name: one.member.name, reward: name(one) })}
                  onClick={() => onPassOn(one)}
                >
                  {t(($) => $.report.code)}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
