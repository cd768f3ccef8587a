import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import type { OwnAwardType } from "../data.ts";
import { useNominationText } from "../use-nomination-text.ts";

/** Whom the reader nominated already, and how many nominations are left. */
export function OwnNominees({ type }: { type: OwnAwardType }) {
  const { t } = useTranslation("award");
  const { nominated, left } = useNominationText(type);
  return (
    <div className="flex items-center gap-3 text-sm text-ink-2">
      <span aria-hidden="true" className="flex shrink-0 empty:hidden">
        {type.ownNominees.members.slice(0, 3).map((person, n) => (
          <Avatar key={person.id} person={person} decorative className={`halo-3 ${n > 0 ? "-ms-2" : ""}`} />
        ))}
      </span>
      <p className="min-w-0 wrap-anywhere">
        {nominated ?? t(($) => $.nominate.nobody)} {left && <b className="font-semibold text-ink">{left}</b>}
      </p>
    </div>
  );
}
