import { draftKey } from "@plaudit/api/session.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Clock } from "@plaudit/ui/icons.tsx";
import { use } from "react";
import { dropWaiting, useWaiting, type Waiting } from "../../../lib/outbox.ts";
import { texts } from "../../../lib/texts.ts";
import { useOpenSend } from "../open-send.ts";

/** Written without a connection: on the page at once, and visibly not sent yet. */
function WaitingCard({ one }: { one: Waiting }) {
  const { t } = useTranslation("offline");
  const { list } = useFormat();
  const openSend = useOpenSend();
  const { key, to, text, values, tried, refused } = one;
  function handleChange() {
    const place = draftKey("recognition");
    if (!place) return;
    if (localStorage.getItem(place)) return void toast.error(t(($) => $.another));
    localStorage.setItem(place, JSON.stringify(values));
    dropWaiting(key);
    openSend();
  }
  return (
    <article aria-label={t(($) => $.card, { names: list(to) })} className="rounded-lg p-4 rim-edge sm:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 grow text-sm font-semibold wrap-anywhere">{t(($) => $.card, { names: list(to) })}</h2>
        <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-2">
          <Clock className="size-4" aria-hidden="true" />
          {refused ? t(($) => $.refused) : t(($) => $.later)}
        </p>
      </div>
      <p dir="auto" className="mt-3 text-base wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {refused && <p className="mt-3 text-sm text-danger-text">{refused}</p>}
      {/* What may have arrived already goes out again as it is, under its key. */}
      {(refused || !tried) && (
        <div className="mt-3 flex gap-2">
          <Button kind="line" size="sm" onClick={handleChange}>
            {t(($) => $.change)}
          </Button>
          <Button kind="quiet" size="sm" onClick={() => dropWaiting(key)}>
            {t(($) => $.takeBack)}
          </Button>
        </div>
      )}
    </article>
  );
}

export function WaitingCards() {
  use(texts("offline"));
  const all = useWaiting();
  return all.map((one) => <WaitingCard key={one.key} one={one} />);
}
