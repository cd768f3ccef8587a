import type { CurrentMember } from "@plaudit/api/profile.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { X } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";

/** What the decisions leave to be seen of somebody; it changes as they do. */
export function SeenByColleagues({ me }: { me: CurrentMember }) {
  const { t } = useTranslation("settings");
  const { publicStaffProfile, prefersPrivate, hideBirthday, hideAnniversary, hideFromTv } = me;
  const parts = [
    { label: t(($) => $.privacy.seen.recognitions), seen: !prefersPrivate },
    { label: t(($) => $.privacy.seen.profile), seen: publicStaffProfile },
    // Nobody sees one that is not known.
    ...(me.birthday ? [{ label: t(($) => $.privacy.seen.birthday), seen: publicStaffProfile && !hideBirthday }] : []),
    { label: t(($) => $.privacy.seen.years), seen: publicStaffProfile && !hideAnniversary },
    { label: t(($) => $.privacy.seen.tv), seen: publicStaffProfile && !prefersPrivate && !hideFromTv },
  ];
  return (
    <section aria-label={t(($) => $.privacy.seen.title)} className="rounded-lg p-5 rim-edge sm:p-6">
      <h3 className="text-sm font-semibold text-ink-2">{t(($) => $.privacy.seen.title)}</h3>
      <div className="flex items-center gap-3 py-4">
        <Avatar person={me} size={48} decorative />
        <p className="min-w-0 text-sm">
          <bdi className="block font-semibold wrap-anywhere">{me.name}</bdi>
          <bdi className="text-xs text-ink-2">{me.jobTitle}</bdi>
        </p>
      </div>
      <ul aria-live="polite" className="grid gap-2 text-sm">
        {parts.map(({ label, seen }) => (
          <li key={label} className={`flex items-center gap-2 ${seen ? "" : "text-ink-2"}`}>
            {seen ? <Check className="size-4" aria-hidden="true" /> : <X className="size-4" aria-hidden="true" />}
            <span>
              {label}
              {!seen && <span className="sr-only">{t(($) => $.privacy.seen.hidden)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
