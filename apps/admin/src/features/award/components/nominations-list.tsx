import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Ellipsis } from "@plaudit/ui/icons.tsx";
import { Menu } from "@plaudit/ui/menu.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { pathTo } from "../../../screens.ts";
import type { AwardType } from "../data.ts";
import { useAwardText } from "../use-award-text.ts";
import { nominationStates, useNominationText } from "../use-nomination-text.ts";

type Props = { types: AwardType[]; menu: (type: AwardType) => MenuEntry[]; menuLabel: (name: string) => string };

/** Every award that is given by nomination, with where it stands. */
export function NominationsList({ types, menu, menuLabel }: Props) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const award = useAwardText();
  const text = useNominationText();
  return (
    <ul className="lines-y border-line border-b">
      {types.map((type) => (
        <li key={type.id} className="flex items-center gap-4 py-5 sm:gap-8">
          <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-14 shrink-0 sm:size-22" />
          <div className="min-w-0 grow">
            <h2 className="flex flex-wrap items-center gap-x-3 font-display text-title font-[480] wrap-anywhere track-display">
              <TextLink to={pathTo("award-nomination", { id: type.id })}>
                <bdi>{type.name}</bdi>
              </TextLink>
              <Badge state={nominationStates[type.nominationStatus ?? "draft"]}>{text.status(type)}</Badge>
            </h2>
            <p className="mt-1 text-sm text-ink-2">
              {text.when(type)} · {award.points(type)}
            </p>
            <dl className="mt-2 flex flex-wrap gap-x-6 text-sm tabular-nums">
              {(["nominees", "nominations", "winners"] as const).map((key) => (
                <div key={key} className="flex gap-1.5">
                  <dt className="text-ink-2">{t(($) => $.nominations[key])}</dt>
                  <dd className="font-semibold">{number(type.stats[key])}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Menu
            label={menuLabel(type.name)}
            entries={menu(type)}
            className="target grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken"
            button={<Ellipsis className="size-5" aria-hidden="true" />}
          />
        </li>
      ))}
    </ul>
  );
}
