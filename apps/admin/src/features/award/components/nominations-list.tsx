import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { RowMenu } from "../../../lib/row-menu.tsx";
import { pathTo } from "../../../screens.ts";
import type { AwardType } from "../data.ts";
import { useNominationText } from "../use-nomination-text.ts";
import { NominationStages } from "./nomination-stages.tsx";

type Props = { types: AwardType[]; menu: (type: AwardType) => MenuEntry[] };

/** Every award that is given by nomination, with where it stands. */
export function NominationsList({ types, menu }: Props) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const text = useNominationText();
  return (
    <ul className="lines-y border-line border-b">
      {types.map((type) => (
        <li
          key={type.id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-5 py-6 sm:gap-x-8 lg:grid-cols-[auto_minmax(0,1fr)_28rem_auto]"
        >
          <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-14 sm:size-22" />
          <div className="min-w-0">
            <h2 className="font-display text-title leading-snug wrap-anywhere track-display">
              <TextLink to={pathTo("award-nomination", { id: type.id })} className="font-[480]! text-ink!">
                <bdi>{type.name}</bdi>
              </TextLink>
            </h2>
            <p className="mt-1 text-sm text-ink-2">{text.about(type)}</p>
            <dl className="mt-2 flex flex-wrap gap-x-6 text-sm tabular-nums">
              {(["nominees", "nominations"] as const).map((key) => (
                <div key={key} className="flex gap-1.5">
                  <dt className="text-ink-2">{t(($) => $.nominations[key])}</dt>
                  <dd className="font-semibold">{number(type.stats[key])}</dd>
                </div>
              ))}
              <div>
                <dt className="sr-only">{t(($) => $.jury.decides)}</dt>
                <dd className="font-semibold">{text.decides(type)}</dd>
              </div>
            </dl>
          </div>
          <div className="max-lg:order-1 max-lg:col-span-full">
            <NominationStages type={type} />
          </div>
          <RowMenu name={type.name} entries={menu(type)} />
        </li>
      ))}
    </ul>
  );
}
