import { ApiError } from "@plaudit/api/client.ts";
import { MOST_CLAIM_WORDS, MOST_PROOFS, MOST_WHEN } from "@plaudit/api/incentive-limits.ts";
import type { Attachment } from "@plaudit/api/media.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { type FormEvent, useState } from "react";
import { useAttachments } from "../../../lib/use-attachments.ts";
import { type OwnClaim, type OwnIncentive, useClaim } from "../data.ts";
import { PROOF_ERROR, ProofField } from "./proof-field.tsx";

type Errors = { text?: string; files?: string; form?: string };
type Props = {
  incentive: OwnIncentive;
  /** What was scanned. */
  code: string | null;
  onClaimed: (claim: OwnClaim) => void;
};
interface Draft {
  happened: string;
  text: string;
  files: Attachment[];
}
const blank: Draft = { happened: "", text: "", files: [] };
const ofProof = { key: "POST /incentive/uploads/proof" as const, most: MOST_PROOFS };

/** Asks for what proves the claim; a code that was scanned is proof by itself. */
export function ClaimForm({ incentive, code, onClaimed }: Props) {
  const { t } = useTranslation("incentive");
  const { t: common } = useTranslation();
  const { t: points } = useTranslation("points");
  const { t: of } = useTranslation("recognition");
  const { number } = useFormat();
  const errorText = useErrorText();
  const { id, proof } = incentive;
  const { claim, pending } = useClaim(id);
  const [{ happened, text, files }, keep, clear] = useDraft(`claim-${id}`, blank);
  const [errors, setErrors] = useState<Errors>({});
  /** What was wrong before is looked at again when it is sent. */
  const change = (next: Partial<Draft>) => {
    setErrors({});
    keep((latest) => ({ ...latest, ...next }));
  };
  const attached = useAttachments(files, (next) => change({ files: next }), ofProof);
  const takesFiles = proof === "picture" || proof === "document";
  const byCode = proof === "code";
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const refuse = (found: Errors) => {
      setErrors(found);
      setTimeout(() => form.querySelector<HTMLElement>(`[aria-invalid], [aria-describedby="${PROOF_ERROR}"]`)?.focus());
    };
    if (takesFiles && attached.problem) return refuse({ files: of(($) => $.files[attached.problem ?? "failed"]) });
    setErrors({});
    try {
      const made = await claim(
        byCode ? { code: code ?? "" } : { happened, text, ...(takesFiles && { files: files.map((file) => file.id) }) },
      );
      clear();
      onClaimed(made);
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const at = (path: string) => details.find((one) => one.path === path)?.message;
      const found = { text: at("text"), files: at("files"), form: at("code") };
      refuse(
        Object.fromEntries(
          Object.entries(Object.values(found).some(Boolean) ? found : { form: errorText(error) }).filter(
            ([, message]) => message,
          ),
        ),
      );
    }
  }
  const amount = points(($) => $.amount, { count: incentive.points, n: number(incentive.points) });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {!byCode && (
        <TextField
          label={t(($) => $.form.when)}
          hint={t(($) => $.form.whenHint)}
          optional={common(($) => $.form.optional)}
          value={happened}
          onChange={({ target }) => keep((latest) => ({ ...latest, happened: target.value }))}
          maxLength={MOST_WHEN}
          autoComplete="off"
          className="max-w-sm"
        />
      )}
      {!byCode && (
        <TextArea
          label={t(($) => $.form.words)}
          optional={proof === "text" ? undefined : common(($) => $.form.optional)}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          maxLength={MOST_CLAIM_WORDS}
          count={text ? [text.length, MOST_CLAIM_WORDS] : undefined}
          error={errors.text}
        />
      )}
      {takesFiles && <ProofField kind={proof} files={attached} error={errors.files} />}
      <FormErrors errors={[errors.form]} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-5">
        <SubmitButton size="lg" busy={pending} busyLabel={t(($) => $.form.sending)}>
          {t(($) => $.form.send, { amount })}
        </SubmitButton>
        <p className="min-w-0 grow basis-48 text-xs text-ink-2">
          {byCode ? t(($) => $.form.atOnce) : t(($) => $.form.looked)}
        </p>
      </div>
    </form>
  );
}
