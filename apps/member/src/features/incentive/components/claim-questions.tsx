import { MOST_QUESTION } from "@plaudit/api/incentive-limits.ts";
import { can } from "@plaudit/api/permissions.ts";
import { isBlank } from "@plaudit/api/plain-text.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { type FormEvent, useState } from "react";
import { type OwnClaim, useAnswer } from "../data.ts";

const empty = { text: "" };

function Answer({ claim }: { claim: OwnClaim }) {
  const { t } = useTranslation("incentive");
  const errorText = useErrorText();
  const { answer, pending } = useAnswer();
  const [{ text }, keep, clear] = useDraft(`answer-${claim.id}`, empty);
  const [tried, setTried] = useState(false);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (pending || isBlank(text)) return;
    try {
      await answer(claim, text.trim());
      clear();
      toast.ok(t(($) => $.ask.sent));
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <TextArea
        label={t(($) => $.ask.answer)}
        rows={2}
        value={text}
        maxLength={MOST_QUESTION}
        count={text ? [text.length, MOST_QUESTION] : undefined}
        onChange={({ target }) => keep({ text: target.value })}
        error={tried && isBlank(text) ? t(($) => $.ask.missing) : undefined}
      />
      <Button type="submit" kind="soft" size="sm" className="justify-self-start max-sm:h-11" off={pending}>
        {t(($) => $.ask.send)}
      </Button>
    </form>
  );
}

/** What was asked about a claim; the last question is answered here. */
export function ClaimQuestions({ claim }: { claim: OwnClaim }) {
  const { t } = useTranslation("incentive");
  if (claim.questions.length === 0) return null;
  return (
    <div className="basis-full rounded-md bg-sunken p-4 text-sm">
      <ul className="grid gap-2">
        {claim.questions.map(({ by, at, text, answer }) => (
          <li key={at} className="wrap-anywhere">
            <p dir="auto">{t(($) => $.ask.question, { name: by?.name ?? t(($) => $.ask.somebody), text })}</p>
            {answer && (
              <p className="text-ink-2" dir="auto">
                {t(($) => $.ask.answered, { text: answer.text })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {can(claim, "answer") && <Answer claim={claim} />}
    </div>
  );
}
