import type { CurrentMember } from "@plaudit/api/profile.ts";
import { useTenant } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Select } from "@plaudit/ui/form/select.tsx";
import { useMemo, useState } from "react";
import { saveZone } from "../data.ts";
import { Setting } from "./setting.tsx";

const words = (zone: string) => zone.replaceAll("_", " ");

export function ZoneSetting({ me }: { me: CurrentMember }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const tenant = useTenant();
  const [busy, setBusy] = useState(false);
  const zones = useMemo(() => {
    const known = Intl.supportedValuesOf("timeZone");
    return me.timezone && !known.includes(me.timezone) ? [me.timezone, ...known] : known;
  }, [me.timezone]);
  async function handleChange(value: string) {
    if (busy) return;
    setBusy(true);
    try {
      await saveZone(me.id, value || null);
      toast.ok(common(($) => $.success.updated));
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
  }
  const time = format.date(new Date(), { timeStyle: "short" });
  const company = t(($) => $.zone.company, { zone: words(tenant?.timezone ?? "UTC") });
  return (
    <Setting title={t(($) => $.zone.title)} hint={t(($) => $.zone.hint, { time })}>
      <Select
        className="*:first:sr-only"
        label={t(($) => $.zone.title)}
        value={me.timezone ?? ""}
        aria-busy={busy}
        onChange={(event) => void handleChange(event.target.value)}
        options={[{ value: "", label: company }, ...zones.map((zone) => ({ value: zone, label: words(zone) }))]}
      />
    </Setting>
  );
}
