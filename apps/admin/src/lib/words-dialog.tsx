import { isBlank } from "@plaudit/api/plain-text.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, type ReactNode, useState } from "react";

const empty = { words: "" };
type Props = {
  open: boolean;
  busy: boolean;
  /** What is asked for is not there yet. */
  off?: boolean;
  danger?: boolean;
  onClose: () => void;
  /** Words that were not sent are kept by it. */
  draft: string;
  title: string;
  submit: string;
  label: string;
  hint?: string;
  /** Said where nothing was written. */
  missing: string;
  most: number;
  /** Whether it was done. */
  onSend: (words: string) => Promise<boolean>;
  /** Stands above the words, which it may choose. */
  children?: (words: string, choose: (words: string) => void) => ReactNode;
};

/** Something that is done with a few words, which somebody else reads. */
export function WordsDialog({ draft, submit, label, hint, missing, most, onSend, children, busy, ...props }: Props) {
  const { t: common } = useTranslation();
  const [{ words }, keep, clear] = useDraft(draft, empty);
  const [tried, setTried] = useState(false);
  const choose = (next: string) => keep({ words: next });
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBlank(words) || busy) return;
    if (!(await onSend(words.trim()))) return;
    clear();
    setTried(false);
    props.onClose();
  }
  return (
    <FormDialog
      {...props}
      width="sm:max-w-[34rem]"
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit,
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {children?.(words, choose)}
      <TextArea
        label={label}
        hint={hint}
        value={words}
        maxLength={most}
        count={[words.length, most]}
        onChange={({ target }) => choose(target.value)}
        error={tried && isBlank(words) ? missing : undefined}
        data-autofocus
      />
    </FormDialog>
  );
}
