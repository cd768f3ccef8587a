import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { usePushDevice } from "../push-device.ts";

/** Whether this very browser shows notifications while the app is closed. */
export function PushSetting({ publicKey }: { publicKey: string }) {
  const { t } = useTranslation("settings");
  const errorText = useErrorText();
  const { state, turnOn, turnOff } = usePushDevice(publicKey);
  const attempt = (work: Promise<void>) => void work.catch((error: unknown) => toast.error(errorText(error)));
  const text = {
    unsupported: t(($) => $.notifications.device.unsupported),
    blocked: t(($) => $.notifications.device.blocked),
    off: t(($) => $.notifications.device.off),
    waiting: t(($) => $.notifications.device.off),
    on: t(($) => $.notifications.device.on),
  }[state];
  return (
    <section className="grid gap-3 rounded-lg bg-surface p-5 shadow-2 sm:p-6">
      <div>
        <h3 className="text-base font-semibold">{t(($) => $.notifications.device.title)}</h3>
        <p className="mt-0.5 text-sm text-ink-2" role="status">
          {text}
        </p>
      </div>
      {state === "on" ? (
        <Button kind="line" size="sm" className="justify-self-start" onClick={() => attempt(turnOff())}>
          {t(($) => $.notifications.device.turnOff)}
        </Button>
      ) : (
        (state === "off" || state === "waiting") && (
          <Button
            kind="soft"
            size="sm"
            className="justify-self-start"
            off={state === "waiting"}
            onClick={() => attempt(turnOn())}
          >
            {t(($) => $.notifications.device.turnOn)}
          </Button>
        )
      )}
    </section>
  );
}
