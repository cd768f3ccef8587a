import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import type { OwnAwardType } from "../data.ts";
import { useNominationText } from "../use-nomination-text.ts";
import { DayStrip } from "./day-strip.tsx";
import { OwnNominees } from "./own-nominees.tsx";
import { TypeHead } from "./type-head.tsx";

type Props = { type: OwnAwardType; onNominate: () => void };

/** An award that is open for nominations: until when, and whom the reader nominated. */
export function NominationCard({ type, onNominate }: Props) {
  const { t } = useTranslation("award");
  const { closes, daysLeft } = useNominationText(type);
  return (
    <li className="flex flex-col rounded-lg lg:only:col-span-2 bg-surface p-4 shadow-2 sm:p-6">
      <TypeHead type={type} />
      <div className="mt-4 flex items-center justify-between gap-4 border-line border-y py-3">
        <div className="min-w-0 grow">
          <p className="text-sm">
            {daysLeft && <b className="font-semibold">{daysLeft} · </b>}
            {closes}
          </p>
          <DayStrip type={type} />
        </div>
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
