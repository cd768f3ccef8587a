import { ApiError, api } from "@plaudit/api/client.ts";
import { refreshAnswers } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Send, WifiOff } from "@plaudit/ui/later-icons.tsx";
import { use, useEffect, useRef, useState } from "react";
import { keptSince, showsKept, useOnline } from "../../lib/connection.ts";
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
    refreshAnswers();
  };
  useEffect(() => {
    if (!due) return;
    void send.current();
    const timer = setInterval(() => void send.current(), RETRY_MS);
    return () => clearInterval(timer);
  }, [due]);
}

async function askServer() {
  if (!navigator.onLine || !keptSince()) return;
  try {
    await api("GET /identity/accessToken/info");
  } catch (error) {
    // Any response is one.
    if (error instanceof ApiError && error.status === 0) return;
  }
  showsKept(null);
  refreshAnswers();
}

/** What was kept gives way to what is new as soon as the server can be reached. */
function useReturn() {
  useEffect(() => {
    if (!keptSince()) return;
    const gone = new AbortController();
    const ask = () => void askServer();
    addEventListener("online", ask, { signal: gone.signal });
    const timer = setInterval(ask, RETRY_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, []);
}

/** That there is no connection, since when, and what waits for one. */
export function OfflineBar() {
  use(texts("offline"));
  const { t } = useTranslation("offline");
  const { date, number } = useFormat();
  const online = useOnline();
  const all = useWaiting();
  const due = all.filter(({ refused }) => !refused).length;
  useReturn();
  useSending(online && due > 0);
  const [lost, setLost] = useState(() => new Date());
  useEffect(() => {
    if (!online) setLost(new Date());
  }, [online]);
  const since = keptSince() ?? lost;
  const isToday = since.toDateString() === new Date().toDateString();
  return (
    <div role="status">
      {(!online || due > 0) && (
        <div className="flex flex-wrap items-center gap-3 bg-deep px-4 py-3 text-sm text-on-deep md:px-8">
          {!online && (
            <p className="flex grow items-center gap-3">
              <WifiOff className="size-5 shrink-0" aria-hidden="true" />
              {t(($) => $.text, {
                time: date(since, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }),
              })}
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
