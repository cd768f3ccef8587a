import type { CurrentMember, Privacy } from "@plaudit/api/profile.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { changePrivacy } from "../privacy.ts";

const choices = [
  { field: "publicStaffProfile", on: true },
  { field: "prefersPrivate", on: true },
  { field: "hideFromTv", on: true },
  { field: "hideBirthday", on: false },
  { field: "hideAnniversary", on: false },
] as const satisfies { field: keyof Privacy; on: boolean }[];

/** One decision a row; each counts at once. */
export function PrivacyChoices({ me }: { me: CurrentMember }) {
  const { t } = useTranslation("settings");
  const errorText = useErrorText();
  const decide = (change: Partial<Privacy>) =>
    changePrivacy(me, change).catch((error: unknown) => toast.error(errorText(error)));
  return (
    <ul className="rounded-lg bg-surface px-5 shadow-2 lines-y sm:px-6">
      {choices.map(({ field, on }) => (
        <li key={field} className="py-4">
          <Switch
            label={t(($) => $.privacy[field].label)}
            hint={t(($) => $.privacy[field].hint)}
            checked={me[field] === on}
            onChange={(checked) => void decide({ [field]: checked === on })}
          />
        </li>
      ))}
    </ul>
  );
}
