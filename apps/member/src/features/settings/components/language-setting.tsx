import { boot } from "@plaudit/api/boot.ts";
import type { CurrentMember } from "@plaudit/api/profile.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Select } from "@plaudit/ui/form/select.tsx";
import { useState } from "react";
import { type Language, saveLanguage } from "../data.ts";
import { Setting } from "./setting.tsx";

export function LanguageSetting({ me }: { me: CurrentMember }) {
  const { t } = useTranslation("settings");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { tenant } = boot();
  async function handleChange(value: string) {
    if (busy) return;
    setBusy(true);
    try {
      await saveLanguage(me.id, (value || null) as Language | null);
    } catch (error) {
      toast.error(errorText(error));
      setBusy(false);
    }
  }
  const company = t(($) => $.language.company, { language: languageName(tenant?.language ?? "en") });
  return (
    <Setting title={t(($) => $.language.title)} hint={t(($) => $.language.hint)}>
      <Select
        className="*:first:sr-only"
        label={t(($) => $.language.title)}
        value={me.locale ?? ""}
        aria-busy={busy}
        onChange={(event) => void handleChange(event.target.value)}
        options={[
          { value: "", label: company },
          ...(tenant?.languages ?? []).map((language) => ({
            value: language,
            label: languageName(language),
            lang: language,
          })),
        ]}
      />
    </Setting>
  );
}
