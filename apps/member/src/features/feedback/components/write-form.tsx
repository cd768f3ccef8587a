import { FEEDBACK_MAX } from "@plaudit/api/feedback-limits.ts";
import type { CurrentMember } from "@plaudit/api/profile.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { newCode } from "../code.ts";
import { useWriteFeedback } from "../data.ts";
import { type Failed, useFailure } from "../field-errors.ts";
import { Nobody } from "./nobody.tsx";
import { YourCode } from "./your-code.tsx";

type ChoiceProps = { checked: boolean; onChoose: () => void; face: ReactNode; title: string; hint: string };

const Choice = ({ checked, onChoose, face, title, hint }: ChoiceProps) => (
  <label
    className={`relative flex items-center gap-3.5 rounded-md px-4 py-3.5 has-focus-visible:outline-2 has-focus-visible:outline-ring ${checked ? "bg-brand-soft rim-mark" : "rim-edge"}`}
  >
    <input
      type="radio"
      name="from"
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
    {face}
    <span className="min-w-0">
      <b className="block text-sm font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </b>
      <span className="block text-xs text-ink-2">{hint}</span>
    </span>
  </label>
);

/** The code is created with the first try, so that a retry after a lost response uses the same one. */
const blank = { text: "", named: true, code: "" };

export function WriteForm({ me }: { me: CurrentMember }) {
  const { t } = useTranslation("feedback");
  const failure = useFailure();
  const { writeNamed, writeAnonymously, pending } = useWriteFeedback();
  const [draft, keep, clear] = useDraft("feedback", blank);
  const [failed, setFailed] = useState<Failed>({});
  const [code, setCode] = useState<string | null>(null);
  const { text, named } = draft;
  async function send() {
    if (named) {
      await writeNamed(text);
      toast.ok(t(($) => $.sent));
    } else {
      const made = draft.code || newCode();
      keep((latest) => ({ ...latest, code: made }));
      await writeAnonymously(text, made);
      setCode(made);
    }
    clear();
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setFailed({});
    try {
      await send();
    } catch (error) {
      setFailed(failure(error, "text"));
    }
  }
  if (code) return <YourCode code={code} onDone={() => setCode(null)} />;
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5 rounded-lg bg-surface p-5 shadow-2 sm:p-6">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{t(($) => $.from)}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <Choice
            checked={named}
            onChoose={() => keep((latest) => ({ ...latest, named: true }))}
            face={<Avatar person={me} size={48} decorative />}
            title={me.name}
            hint={t(($) => $.namedHint)}
          />
          <Choice
            checked={!named}
            onChoose={() => keep((latest) => ({ ...latest, named: false }))}
            face={<Nobody />}
            title={t(($) => $.nobody)}
            hint={t(($) => $.nobodyHint)}
          />
        </div>
      </fieldset>
      <TextArea
        label={t(($) => $.about)}
        rows={6}
        // A changed text needs a new code: the server treats a known code as a repeated request.
        onChange={({ target }) => keep((latest) => ({ ...latest, text: target.value, code: "" }))}
        value={text}
        count={[text.length, FEEDBACK_MAX]}
        error={failed.field}
      />
      {!named && (
        <p className="rounded-md bg-canvas px-4 py-3 text-sm text-ink-2">
          <b className="font-semibold text-ink">{t(($) => $.code.title)}</b> {t(($) => $.code.text)}
        </p>
      )}
      <FormErrors errors={[failed.form]} />
      <div className="flex justify-end">
        <SubmitButton size="lg" className="max-w-full max-sm:w-full" busy={pending} busyLabel={t(($) => $.sending)}>
          <span className="truncate">{named ? t(($) => $.send, { name: me.firstName }) : t(($) => $.sendNobody)}</span>
        </SubmitButton>
      </div>
    </form>
  );
}
