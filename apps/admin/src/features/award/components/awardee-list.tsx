import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import { Paged } from "../../../lib/paged.tsx";
import { useAwardees } from "../data.ts";

/** Everybody who received the award, the latest first. A private one cannot be opened from here. */
export function AwardeeList({ id }: { id: string }) {
  const { t } = useTranslation("award-admin");
  const { number, date } = useFormat();
  const lines = useAwardees(id);
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-13 py-2 pe-4 align-middle";
  return (
    <Paged of={lines} empty={t(($) => $.recipients.empty)} moreLabel={t(($) => $.recipients.more)}>
      {(items) => (
        <table className="w-full text-sm">
          <caption className="sr-only">{t(($) => $.recipients.title)}</caption>
          <thead>
            <tr className="border-line border-b text-xs text-ink-2">
              <th scope="col" className={head}>
                {t(($) => $.recipients.person)}
              </th>
              <th scope="col" className={`${head} max-md:hidden`}>
                {t(($) => $.recipients.sender)}
              </th>
              <th scope="col" className={`${head} text-end!`}>
                {t(($) => $.form.points)}
              </th>
              <th scope="col" className={`${head} pe-0! text-end!`}>
                {t(($) => $.recipients.when)}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ awardId, member, sender, amount, tenantWide, createdAt }) => (
              <tr key={`${awardId}${member.id}`} className="border-line border-b">
                <th scope="row" className={`${cell} text-start font-normal`}>
                  <span className="flex items-center gap-3">
                    <Avatar person={member} decorative />
                    <span className="min-w-0 wrap-anywhere">
                      <bdi className="font-semibold">{member.name}</bdi>
                      <span className="block text-xs text-ink-2">
                        {tenantWide ? (
                          <a href={`/award/${awardId}`} className="target hocus:underline">
                            {t(($) => $.recipients.open)}
                          </a>
                        ) : (
                          <span className="inline-flex items-center gap-1">
                            <Lock className="size-3.5" aria-hidden="true" />
                            {t(($) => $.recipients.private)}
                          </span>
                        )}
                      </span>
                    </span>
                  </span>
                </th>
                <td className={`${cell} text-ink-2 max-md:hidden`}>
                  <bdi>{sender.name}</bdi>
                </td>
                <td className={`${cell} text-end tabular-nums`}>{amount > 0 ? number(amount) : "–"}</td>
                <td className={`${cell} pe-0! text-end text-ink-2`}>{date(createdAt, { dateStyle: "medium" })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Paged>
  );
}
