import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ChannelGrid } from "@plaudit/ui/entity/channel-grid.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { changePreferences, type Preferences } from "../preferences.ts";
import { PushSetting } from "./push-setting.tsx";

export function NotificationPreferences({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation("settings");
  const errorText = useErrorText();
  const change = (body: Parameters<typeof changePreferences>[1]) =>
    void changePreferences(preferences, body).catch((error: unknown) => toast.error(errorText(error)));
  const channels = [
    { channel: "inApp" as const, label: t(($) => $.notifications.inApp) },
    ...(preferences.push ? [{ channel: "push" as const, label: t(($) => $.notifications.push) }] : []),
    { channel: "mail" as const, label: t(($) => $.notifications.mail) },
  ];
  return (
    <div className="grid gap-6">
      <section className="rounded-lg bg-surface p-5 shadow-2 sm:p-6">
        <ChannelGrid
          groups={preferences.groups}
          channels={channels}
          labels={{
            caption: t(($) => $.notifications.caption),
            kind: t(($) => $.notifications.kind),
            never: t(($) => $.notifications.never),
          }}
          onChange={(kind, channel, on) => change({ kinds: [{ kind, [channel]: on }] })}
        />
      </section>
      {preferences.push && <PushSetting publicKey={preferences.push.publicKey} />}
      <section className="grid gap-3 rounded-lg bg-surface p-5 shadow-2 sm:p-6">
        <div>
          <h3 className="text-base font-semibold">{t(($) => $.notifications.digest.title)}</h3>
          <p className="mt-0.5 text-sm text-ink-2">{t(($) => $.notifications.digest.text)}</p>
        </div>
        <Switch
          label={t(($) => $.notifications.digest.label)}
          checked={preferences.digest === "week"}
          onChange={(on) => change({ digest: on ? "week" : "disabled" })}
        />
      </section>
    </div>
  );
}
