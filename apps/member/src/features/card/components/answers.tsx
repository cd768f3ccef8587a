import { ApiError } from "@plaudit/api/client.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { textLimits } from "@plaudit/api/rich-words.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { useState } from "react";
import { type Card, useAnswer } from "../paper-data.ts";
import { richOf } from "../sign-form.ts";

/** What the recipients wrote to all who signed. */
export function Answers({ card }: { card: Card }) {
  const { t } = useTranslation("card-paper");
  const format = useFormat();
  if (card.answers.length === 0) return null;
  return (
    <section aria-label={t(($) => $.answer.list)} className="mt-6 grid gap-4">
      {card.answers.map(({ member, messageText, createdAt }) => (
        <article key={member.id} className="flex gap-4 rounded-lg bg-surface p-5 shadow-2 sm:p-6">
          <Avatar person={member} size={48} decorative />
          <div className="min-w-0">
            <h2 className="text-sm font-semibold">
              {t(($) => $.answer.by, { name: member.name })}{" "}
              <time dateTime={createdAt} className="font-normal text-ink-2">
                {format.ago(createdAt)}
              </time>
            </h2>
            <p dir="auto" className="mt-1 font-display text-note leading-relaxed wrap-anywhere whitespace-pre-line">
              {messageText}
            </p>
          </div>
        </article>
      ))}
    </section>
  );
}

/** One answer to all; what is written stays until it is sent. */
export function AnswerDialog({
  card,
  own,
  open,
  onClose,
}: {
  card: Card;
  own: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const errorText = useErrorText();
  const [draft, keep, clear] = useDraft(`card.answer.${card.id}`, { words: own });
  const [failed, setFailed] = useState<string>();
  const { answer, pending } = useAnswer(card.id);
  const count = card.signatureCount;
  async function handleSend() {
    if (pending) return;
    setFailed(undefined);
    try {
      await answer({ message: richOf(draft.words.trim()) });
      clear();
      toast.ok(t(($) => $.answer.done));
      onClose();
    } catch (error) {
      setFailed((error instanceof ApiError && error.details[0]?.message) || errorText(error));
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.answer.title)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[28rem]"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="grow text-xs text-ink-2">{t(($) => $.answer.to, { count, n: number(count) })}</p>
          <Button off={pending} onClick={() => void handleSend()}>
            {t(($) => $.answer.submit)}
          </Button>
        </div>
      }
    >
      <div className="px-5 pt-1 pb-6 sm:px-6">
        <TextArea
          label={t(($) => $.answer.words)}
          data-autofocus
          rows={5}
          value={draft.words}
          count={[[...draft.words.trim()].length, textLimits.card]}
          {...(failed && { error: failed })}
          onChange={({ target }) => {
            setFailed(undefined);
            keep({ words: target.value });
          }}
        />
      </div>
    </Dialog>
  );
}
