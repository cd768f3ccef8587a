import { MOST_QUESTION } from "@plaudit/api/incentive-limits.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { WordsDialog } from "../../../lib/words-dialog.tsx";
import { type Claim, useAsk } from "../data.ts";

type Props = { claim: Claim; open: boolean; onClose: () => void };

/** A question to the claimant: the claim waits for the answer. */
export function AskDialog({ claim, ...props }: Props) {
  const { t } = useTranslation("incentive-admin");
  const errorText = useErrorText();
  const { ask, pending } = useAsk();
  const name = claim.member.firstName;
  async function handleAsk(text: string): Promise<boolean> {
    try {
      await ask(claim, text);
      toast.ok(t(($) => $.ask.done));
      return true;
    } catch (error) {
      toast.error(errorText(error));
      return false;
    }
  }
  return (
    <WordsDialog
      {...props}
      busy={pending}
      draft={`ask-${claim.id}`}
      title={t(($) => $.ask.title, { name: claim.member.name })}
      submit={t(($) => $.ask.send, { name })}
      label={t(($) => $.ask.reads, { name })}
      hint={t(($) => $.ask.hint)}
      missing={t(($) => $.ask.missing)}
      most={MOST_QUESTION}
      onSend={handleAsk}
    />
  );
}
