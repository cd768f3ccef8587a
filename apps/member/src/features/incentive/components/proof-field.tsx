import { MOST_PROOFS } from "@plaudit/api/incentive-limits.ts";
import { attachmentTypes, pictureTypes } from "@plaudit/api/media-limits.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Attachments } from "@plaudit/ui/entity/attachments.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { Paperclip } from "@plaudit/ui/later-icons.tsx";
import { useRef } from "react";
import type { UsedAttachments } from "../../../lib/use-attachments.ts";

export const PROOF_ERROR = "proof-error";
type Props = { kind: "picture" | "document"; files: UsedAttachments; error: string | undefined };

/** The files that prove a claim; those who decide see them, and nobody else. */
export function ProofField({ kind, files, error }: Props) {
  const { t } = useTranslation("incentive");
  const { t: of } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const add = kind === "picture" ? t(($) => $.form.addPicture) : t(($) => $.form.addDocument);
  const problem = error ?? (files.left ? t(($) => $.form.tooMany, { n: number(MOST_PROOFS) }) : undefined);
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-2 text-sm font-semibold">
        {t(($) => $.form.proof)} <span className="font-normal text-ink-2">· {t(($) => $.form.seen)}</span>
      </legend>
      <Attachments
        files={files.tiles}
        onRemove={files.remove}
        onRetry={files.retry}
        labels={{
          list: t(($) => $.form.proof),
          remove: (name) => of(($) => $.files.remove, { name }),
          cancel: (name) => of(($) => $.files.cancel, { name }),
          retry: common(($) => $.action.retry),
          coming: (name, part) => of(($) => $.files.coming, { name, percent: files.percent(part) }),
        }}
      />
      <Button
        kind="line"
        size="sm"
        className="justify-self-start max-sm:h-11"
        disabled={files.room <= 0}
        aria-describedby={problem ? PROOF_ERROR : undefined}
        onClick={() => input.current?.click()}
      >
        <Paperclip className="size-4" aria-hidden="true" />
        {add}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={add}
        accept={(kind === "picture" ? pictureTypes : attachmentTypes).join()}
        onChange={(event) => {
          files.add([...(event.target.files ?? [])]);
          // The same file may be chosen again after it failed.
          event.target.value = "";
        }}
      />
      {problem && <FieldError id={PROOF_ERROR}>{problem}</FieldError>}
    </fieldset>
  );
}
