import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { useState } from "react";
import { type CardSignature, flagSignature, removeSignature } from "../paper-data.ts";
import { GifView } from "./gif-view.tsx";

type Props = { cardId: string; signature: CardSignature; open: boolean; onClose: () => void };

/** One signature from close up, with what may be done to it. */
export function SignatureDialog({ cardId, signature, open, onClose }: Props) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const format = useFormat();
  const say = useErrorText();
  const [asked, setAsked] = useState<"remove" | "report" | null>(null);
  const [reason, setReason] = useState("");
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { author, gif, picture, messageText } = signature;
  async function act(work: () => Promise<unknown>, done: string) {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      toast.ok(done);
      onClose();
    } catch (error) {
      setFailed(say(error));
    } finally {
      setBusy(false);
    }
  }
  const remove = () =>
    act(
      () => removeSignature(cardId, signature.id),
      t(($) => $.signature.removed),
    );
  const report = () =>
    act(
      () => flagSignature(signature.id, reason.trim()),
      t(($) => $.signature.reported),
    );
  const footer =
    asked === "remove" ? (
      <>
        <p className="min-w-0 grow text-sm">{t(($) => $.signature.removeQuestion, { name: author.name })}</p>
        <Button kind="line" onClick={() => setAsked(null)}>
          {common(($) => $.action.cancel)}
        </Button>
        <Button kind="danger" off={busy} onClick={() => void remove()}>
          {t(($) => $.signature.remove)}
        </Button>
      </>
    ) : asked === "report" ? (
      <Button off={busy || reason.trim() === ""} onClick={() => void report()}>
        {t(($) => $.signature.send)}
      </Button>
    ) : (
      <>
        {can(signature, "flag") && !signature.ownFlag && (
          <Button kind="quiet" onClick={() => setAsked("report")}>
            {t(($) => $.signature.report)}
          </Button>
        )}
        {can(signature, "delete") && (
          <Button kind="quiet" onClick={() => setAsked("remove")}>
            {t(($) => $.signature.remove)}
          </Button>
        )}
        <Button kind="line" onClick={onClose} data-autofocus>
          {common(($) => $.action.close)}
        </Button>
      </>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.signature.title, { name: author.name })}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[28rem]"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <FormErrors errors={[failed]} />
          {footer}
        </div>
      }
    >
      <div className="grid gap-4 px-5 pb-6 sm:px-6">
        <p className="flex items-center gap-3 text-xs text-ink-2">
          <Avatar person={author} decorative />
          <span className="min-w-0">
            <bdi className="block text-sm font-semibold text-ink">{author.name}</bdi>
            {format.date(signature.createdAt, { dateStyle: "long" })}
          </span>
        </p>
        {gif && <GifView gif={gif} alt={t(($) => $.sign.kind.gif)} height={24} className="mx-auto" />}
        {picture && (
          <img src={picture.url} alt={picture.originalFilename} className="max-h-96 w-full rounded-md object-contain" />
        )}
        {messageText && (
          <p dir="auto" className="font-display text-note leading-relaxed wrap-anywhere whitespace-pre-line">
            {messageText}
          </p>
        )}
        {asked === "report" && (
          <TextArea
            label={t(($) => $.signature.reason)}
            autoFocus
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
