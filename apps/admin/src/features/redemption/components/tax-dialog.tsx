import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { Paged } from "../../../lib/paged.tsx";
import { type Taxed, useTaxed } from "../data.ts";
import { useRedemptionText } from "../use-redemption-text.ts";

type Props = { year: number; of: Taxed; title: string; onClose: () => void };

/** The people of a country, each with what counts as their pay and who bears the tax on it. */
export function TaxDialog({ year, of, title, onClose }: Props) {
  const { currency } = of;
  const { t } = useTranslation("redemption-admin");
  const common = useTranslation("common").t;
  const { money } = useRedemptionText();
  const people = useTaxed(year, of);
  const head = "h-10 pe-4 text-start font-semibold";
  const cell = "h-12 py-2 pe-4";
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common(($) => $.action.close)} readOnly>
      <div className="px-5 pb-6 sm:px-6">
        <Paged of={people} empty={t(($) => $.taxes.none, { year: String(year) })} moreLabel={t(($) => $.report.more)}>
          {(items) => (
            <table className="w-full text-sm">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="border-line border-b text-xs text-ink-2">
                  <th scope="col" className={head}>
                    {t(($) => $.report.person)}
                  </th>
                  <th scope="col" className={`${head} text-end!`}>
                    {t(($) => $.tax.company)}
                  </th>
                  <th scope="col" className={`${head} pe-0! text-end!`}>
                    {t(($) => $.tax.member)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ member, paidByCompany, paidByMember }) => (
                  <tr key={member.id} className="border-line border-b">
                    <th scope="row" className={`${cell} text-start font-normal`}>
                      <span className="flex items-center gap-3">
                        <Avatar person={member} decorative />
                        <bdi className="min-w-0 wrap-anywhere">{member.name}</bdi>
                      </span>
                    </th>
                    <td className={`${cell} text-end whitespace-nowrap tabular-nums`}>
                      {money(paidByCompany, currency)}
                    </td>
                    <td className={`${cell} pe-0! text-end whitespace-nowrap tabular-nums`}>
                      {money(paidByMember, currency)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Paged>
      </div>
    </Dialog>
  );
}
