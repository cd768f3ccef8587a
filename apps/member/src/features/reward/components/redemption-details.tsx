import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { Steps } from "@plaudit/ui/entity/steps.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { cancelRedemption, type Redemption } from "../history-data.ts";
import { useRedemptionSteps } from "../use-redemption-steps.tsx";
import { CodeField } from "./code-field.tsx";

/** Takes it back while nobody has begun with it. */
function Cancel({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation("shop");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  async function handleConfirm() {
    setBusy(true);
    await cancelRedemption(redemption.id).then(
      () => toast.ok(t(($) => $.cancel.done)),
      (error: unknown) => toast.error(errorText(error)),
    );
    setBusy(false);
    setAsked(false);
  }
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setAsked(true)}>
        {t(($) => $.cancel.open)}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t(($) => $.cancel.title, { reward: redemption.reward.name })}
        confirmLabel={t(($) => $.cancel.yes)}
        cancelLabel={t(($) => $.cancel.no)}
        closeLabel={common(($) => $.action.close)}
        busy={busy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsked(false)}
      >
        {t(($) => $.cancel.text)}
      </ConfirmDialog>
    </>
  );
}

const Told = ({ term, text, words }: { term: string; text: string; words?: boolean }) => (
  <div>
    <dt className="text-xs font-semibold text-ink-2">{term}</dt>
    <dd className={`mt-1 whitespace-pre-line wrap-anywhere ${words ? "font-display text-lg" : ""}`} dir="auto">
      {text}
    </dd>
  </div>
);

/** Where it goes and what was written beside it, its code, and what happened to it. */
export function RedemptionDetails({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation("shop");
  const stepsOf = useRedemptionSteps();
  const { date } = useFormat();
  const { delivery, note, hasCode, wishedOn, __permissions__: may } = redemption;
  const goesTo = delivery?.address ?? delivery?.email;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border-line border-t md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid content-start gap-4 p-5 text-sm sm:p-6">
        {hasCode && may.includes("reveal") && <CodeField redemption={redemption} />}
        {(goesTo || note || wishedOn) && (
          <dl className="grid gap-4">
            {goesTo && <Told term={t(($) => $.details.goesTo)} text={goesTo} />}
            {wishedOn && (
              <Told
                term={t(($) => $.details.day)}
                text={date(`${wishedOn}T12:00:00Z`, { dateStyle: "full", timeZone: "UTC" })}
              />
            )}
            {note && <Told words term={t(($) => $.details.note)} text={note} />}
          </dl>
        )}
        {may.includes("cancel") && (
          <div>
            <Cancel redemption={redemption} />
          </div>
        )}
      </div>
      <div className="border-line p-5 max-md:border-t sm:p-6 md:border-s">
        <Steps label={t(($) => $.details.happened)} steps={stepsOf(redemption)} />
      </div>
    </div>
  );
}
