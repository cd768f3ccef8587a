import type { SignInSession } from "@plaudit/api/account.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Laptop, Smartphone } from "@plaudit/ui/later-icons.tsx";
import { useState } from "react";
import { endOtherSessions, endSession } from "../data.ts";

function useDeviceName() {
  const { t } = useTranslation("security");
  return ({ device: { browser, system } }: SignInSession): string =>
    browser && system
      ? t(($) => $.sessions.device, { browser, system })
      : (browser ?? system ?? t(($) => $.sessions.unknown));
}

/** Where one is signed in: this device first. */
export function Sessions({ sessions }: { sessions: SignInSession[] }) {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const format = useFormat();
  const nameOf = useDeviceName();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  async function end(work: () => Promise<unknown>, message: string) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      toast.ok(message);
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
    setAsked(false);
  }
  const others = sessions.length > 1;
  return (
    <section aria-label={t(($) => $.sessions.title)} className="rounded-lg bg-surface p-5 shadow-2 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base font-semibold">{t(($) => $.sessions.title)}</h3>
        {others && (
          <Button kind="quiet" size="sm" onClick={() => setAsked(true)}>
            {t(($) => $.sessions.others)}
          </Button>
        )}
      </div>
      <ul className="mt-2 lines-y">
        {sessions.map((session) => {
          const name = nameOf(session);
          const Icon = session.device.kind === "computer" ? Laptop : Smartphone;
          return (
            <li key={session.id} className="flex items-center gap-4 py-3">
              <Icon className="size-6 shrink-0 text-ink-2" strokeWidth={1.7} aria-hidden="true" />
              <span className="min-w-0 grow text-sm">
                <b className="block font-semibold">{name}</b>
                {!session.current && (
                  <span className="text-xs text-ink-2">
                    {t(($) => $.sessions.used, { ago: format.ago(session.lastUsedAt) })}
                  </span>
                )}
              </span>
              {session.current ? (
                <Badge state="ok">{t(($) => $.sessions.current)}</Badge>
              ) : (
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={t(($) => $.sessions.endNamed, { device: name })}
                  onClick={() =>
                    void end(
                      () => endSession(session.id),
                      t(($) => $.sessions.ended, { device: name }),
                    )
                  }
                >
                  {t(($) => $.sessions.end)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {!others && <p className="mt-1 text-sm text-ink-2">{t(($) => $.sessions.none)}</p>}
      <ConfirmDialog
        open={asked}
        title={t(($) => $.sessions.othersTitle)}
        confirmLabel={t(($) => $.sessions.others)}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        danger
        busy={busy}
        onConfirm={() =>
          void end(
            endOtherSessions,
            t(($) => $.sessions.othersDone),
          )
        }
        onCancel={() => setAsked(false)}
      >
        {t(($) => $.sessions.othersText)}
      </ConfirmDialog>
    </section>
  );
}
