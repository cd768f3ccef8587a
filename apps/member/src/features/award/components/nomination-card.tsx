import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import type { OwnAwardType } from "../data.ts";
import { useNominationText } from "../use-nomination-text.ts";
import { OwnNominees } from "./own-nominees.tsx";

type Props = { type: OwnAwardType; onNominate: () => void };

/** An award that is open for nominations: until when, and whom the reader nominated. */
export function NominationCard({ type, onNominate }: Props) {
  const { t } = useTranslation("award");
  const { closes } = useNominationText(type);
  return (
    <li className="flex flex-col rounded-lg lg:only:col-span-2 bg-surface p-4 shadow-2 sm:p-6">
      <div className="flex grow items-start gap-4">
        <div className="min-w-0 grow">
          <h3 className="font-display text-title leading-snug font-[480] wrap-anywhere track-display">
            <bdi>{type.name}</bdi>
          </h3>
          <p className="mt-1 text-base text-ink-2 wrap-anywhere" dir="auto">
            {type.description}
          </p>
        </div>
        <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-18 shrink-0 sm:size-24" />
      </div>
      <div className="mt-4 flex items-center justify-between gap-3 border-line border-y py-3 max-sm:flex-col max-sm:items-stretch">
        <p className="min-w-0 text-sm font-semibold">{closes}</p>
        {can(type, "nominate") && (
          <Button
            className="shrink-0"
            aria-label={t(($) => $.nominate.nominateFor, { name: type.name })}
            onClick={onNominate}
          >
            {t(($) => $.nominate.submit)}
          </Button>
        )}
      </div>
      <div className="pt-3">
        <OwnNominees type={type} />
      </div>
    </li>
  );
}
