import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { copyText } from "@plaudit/ui/copy-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Copy } from "@plaudit/ui/later-icons.tsx";
import { QrCode } from "@plaudit/ui/qr-code.tsx";
import { useEffect, useRef, useState } from "react";
import { type Redemption, type Revealed, useReveal } from "../history-data.ts";

const day = { day: "numeric", month: "long", year: "numeric" } as const;
const time = { day: "numeric", month: "long", hour: "numeric", minute: "numeric" } as const;
/** More would be too fine for the camera of a phone. */
const MOST_IN_QR = 120;

/** A part of it beside the code, such as a PIN; a link can be followed. */
function Part({ label, value }: Revealed["parts"][number]) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="text-sm font-semibold wrap-anywhere">
        {value.startsWith("https://") ? (
          <a href={value} target="_blank" rel="noreferrer" className="text-brand-text hocus:underline">
            <bdi>{value}</bdi>
          </a>
        ) : (
          <bdi>{value}</bdi>
        )}
      </dd>
    </div>
  );
}

function Open({ shown, onHide }: { shown: Revealed; onHide: () => void }) {
  const { t } = useTranslation("shop");
  const { date } = useFormat();
  const code = useRef<HTMLParagraphElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  // One key copies it.
  useEffect(() => copy.current?.focus(), []);
  async function handleCopy() {
    const copied = await copyText(shown.code, code.current);
    if (copied) toast.ok(t(($) => $.code.copied));
    else toast.error(t(($) => $.code.byHand));
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-5">
      {shown.code.length <= MOST_IN_QR && (
        <span className="[&_svg]:size-28">
          <QrCode value={shown.code} title={t(($) => $.code.picture)} />
        </span>
      )}
      <div className="min-w-0">
        <p ref={code} dir="ltr" className="font-mono text-lg font-semibold tracking-wide wrap-anywhere">
          {shown.code}
        </p>
        {shown.expiresOn && (
          <p className="mt-1 text-xs text-ink-2">
            {t(($) => $.code.until, { date: date(shown.expiresOn, { ...day, timeZone: "UTC" }) })}
          </p>
        )}
        {shown.parts.length > 0 && (
          <dl className="mt-2 grid gap-1.5">
            {shown.parts.map((part) => (
              <Part key={part.label} {...part} />
            ))}
          </dl>
        )}
        <div className="mt-3 flex gap-2">
          <Button ref={copy} size="sm" onClick={() => void handleCopy()}>
            <Copy className="size-4" aria-hidden="true" />
            {t(($) => $.code.copy)}
          </Button>
          <Button kind="line" size="sm" onClick={onHide}>
            {t(($) => $.code.hide)}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The code of a redemption, which a click reveals. It is never kept: hiding it forgets it. */
export function CodeField({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation("shop");
  const { date } = useFormat();
  const errorText = useErrorText();
  const { reveal, pending, noted } = useReveal(redemption.id);
  const [shown, setShown] = useState<Revealed | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const revealedAt = shown?.revealedAt ?? redemption.revealedAt;
  async function handleReveal() {
    if (pending) return;
    try {
      setShown(await reveal());
    } catch (error) {
      toast.error(error instanceof ApiError ? errorText(error) : String(error));
    }
  }
  function handleHide() {
    setShown(null);
    void noted();
    requestAnimationFrame(() => button.current?.focus());
  }
  return (
    <div>
      <h3 className="text-xs font-semibold text-ink-2">{t(($) => $.code.title)}</h3>
      {shown ? (
        <Open shown={shown} onHide={handleHide} />
      ) : (
        <Button ref={button} className="mt-2" off={pending} onClick={() => void handleReveal()}>
          {t(($) => $.code.reveal)}
        </Button>
      )}
      <p className="mt-4 text-xs text-ink-2">
        {revealedAt ? t(($) => $.code.revealed, { date: date(revealedAt, time) }) : t(($) => $.code.note)}
      </p>
    </div>
  );
}
