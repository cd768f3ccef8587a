import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { Link } from "react-router";
import { pathTo } from "../../../screens.ts";
import { useProfileAwards } from "../data.ts";

/** The badges of what somebody received, as far as the reader may know of it. */
export function ProfileAwards({ memberId }: { memberId: string }) {
  const { t } = useTranslation("award");
  const { number, date } = useFormat();
  const { data } = useProfileAwards(memberId);
  if (!data || data.results.length === 0) return null;
  const { total } = data;
  return (
    <Panel title={t(($) => $.profile, { count: total, n: number(total) })}>
      <ul className="grid gap-3">
        {data.results.map((award) => (
          <li key={award.id} className="flex items-center gap-3">
            <AwardBadge kind={award.badge} urls={award.badgeUrls} className="size-12" />
            <p className="min-w-0 text-sm wrap-anywhere">
              <Link to={pathTo("award", { id: award.id })} className="font-semibold hocus:underline">
                <bdi>{award.name}</bdi>
              </Link>
              <span className="block text-xs text-ink-2">{date(award.createdAt, { dateStyle: "medium" })}</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
