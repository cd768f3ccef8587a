import { newKey } from "@plaudit/api/new-key.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { useRef, useState } from "react";
import { type ByCode, lookUp, replyByCode } from "../data.ts";
import { useSubmit } from "../field-errors.ts";
import { ReplyForm } from "./reply-form.tsx";
import { Thread } from "./thread.tsx";

function CodeForm({ onFound }: { onFound: (code: string, found: ByCode) => void }) {
  const { t } = useTranslation("feedback");
  const [code, setCode] = useState("");
  const { busy, failed, handleSubmit } = useSubmit("code", async () => onFound(code, await lookUp(code)));
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      <TextField
        label={t(($) => $.follow.label)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={failed.field}
      />
      <FormErrors errors={[failed.form]} />
      <SubmitButton kind="line" busy={busy} busyLabel={t(($) => $.sending)}>
        {t(($) => $.follow.open)}
      </SubmitButton>
    </form>
  );
}

/** Opens an anonymous thread by its code. The code is kept only while the page is open. */
export function FollowPanel() {
  const { t } = useTranslation("feedback");
  const [found, setFound] = useState<{ code: string; thread: ByCode } | null>(null);
  /** The same words again are the same message: its response may have been lost. */
  const attempt = useRef({ id: "", text: "" });
  async function reply(text: string) {
    if (!found) return;
    if (attempt.current.text !== text) attempt.current = { id: newKey(), text };
    const thread = await replyByCode({ code: found.code, ...attempt.current });
    attempt.current = { id: "", text: "" };
    setFound({ ...found, thread });
  }
  if (!found)
    return (
      <Panel title={t(($) => $.follow.title)}>
        <CodeForm onFound={(code, thread) => setFound({ code, thread })} />
      </Panel>
    );
  const { messages, closedAt } = found.thread;
  return (
    <Panel title={t(($) => $.follow.title)} action={closedAt && <Badge state="ok">{t(($) => $.state.closed)}</Badge>}>
      <Thread messages={messages} nobody={t(($) => $.follow.you)} />
      {!messages.some(({ answer }) => answer) && <p className="mt-4 text-sm text-ink-2">{t(($) => $.follow.none)}</p>}
      {!closedAt && <ReplyForm draft="feedback-by-code" label={t(($) => $.reply.label)} send={reply} />}
      <Button kind="quiet" size="sm" className="mt-3" onClick={() => setFound(null)}>
        {t(($) => $.follow.another)}
      </Button>
    </Panel>
  );
}
