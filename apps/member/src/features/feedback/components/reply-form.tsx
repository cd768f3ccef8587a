import { FEEDBACK_MAX } from "@plaudit/api/feedback-limits.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useSubmit } from "../field-errors.ts";

type Props = {
  /** The key under which unsent text is stored. */
  draft: string;
  label: string;
  send: (text: string) => Promise<unknown>;
};
const blank = { text: "" };

export function ReplyForm({ draft, label, send }: Props) {
  const { t } = useTranslation("feedback");
  const [{ text }, keep, clear] = useDraft(draft, blank);
  const { busy, failed, handleSubmit } = useSubmit("text", async () => {
    await send(text);
    clear();
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-3">
      <TextArea
        label={label}
        rows={2}
        value={text}
        onChange={(event) => keep({ text: event.target.value })}
        count={text ? [text.length, FEEDBACK_MAX] : undefined}
        error={failed.field}
      />
      <FormErrors errors={[failed.form]} />
      <SubmitButton kind="line" size="sm" busy={busy} busyLabel={t(($) => $.sending)}>
        {t(($) => $.reply.send)}
      </SubmitButton>
    </form>
  );
}
