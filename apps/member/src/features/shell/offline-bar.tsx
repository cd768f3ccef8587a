import { forgetAnswers } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Send, WifiOff } from "@plaudit/ui/later-icons.tsx";
import { use, useEffect, useRef, useState } from "react";
import { useOnline } from "../../lib/connection.ts";
import { useWaiting } from "../../lib/outbox.ts";
import { sendWaiting } from "../../lib/send-waiting.ts";
import { texts } from "../../lib/texts.ts";

const RETRY_MS = 30_000;

/** Sends what waits, now and every half minute, while there is a connection. */
function useSending(due: boolean) {
  const { t } = useTranslation("offline");
  const errorText = useErrorText();
  const send = useRef(async () => {});
  send.current = async () => {
    const explain = (error: unknown) => (error === null ? t(($) => $.tooOld) : errorText(error));
    const count = await sendWaiting(explain).catch(() => 0);
    if (count === 0) return;
    toast.ok(t(($) => $.sent, { count }));
    forgetAnswers();
  };
  useEffect(() => {
    if (!due) return;
    void send.current();
    const timer = setInterval(() => void send.current(), RETRY_MS);
    return () => clearInterval(timer);
  }, [due]);
}

/** That there is no connection, since when, and what waits for one. */
export function OfflineBar() {
  use(texts("offline"));
  const { t } = useTranslation("offline");
  const { date, number } = useFormat();
  const online = useOnline();
  const all = useWaiting();
  const due = all.filter(({ refused }) => !refused).length;
  useSending(online && due > 0);
  const [since, setSince] = useState(() => new Date());
  useEffect(() => {
    if (!online) setSince(new Date());
  }, [online]);
  return (
    <div role="status">
      {(!online || due > 0) && (
        <div className="flex flex-wrap items-center gap-3 bg-deep px-4 py-3 text-sm text-on-deep md:px-8">
          {!online && (
            <p className="flex grow items-center gap-3">
              <WifiOff className="size-5 shrink-0" aria-hidden="true" />
              {t(($) => $.text, { time: date(since, { timeStyle: "short" }) })}
            </p>
          )}
          {due > 0 && (
            <p className="flex items-center gap-2 font-semibold">
              <Send className="size-4" aria-hidden="true" />
              {t(($) => $.waits, { count: due, n: number(due) })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
