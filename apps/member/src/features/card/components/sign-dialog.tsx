import { signatureHands } from "@plaudit/api/card-designs.ts";
import type { SignatureGif } from "@plaudit/api/card-signature.ts";
import { ApiError } from "@plaudit/api/client.ts";
import { pictureTypes } from "@plaudit/api/media-limits.ts";
import { useMe } from "@plaudit/api/react";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useUpload } from "@plaudit/api/react/upload.ts";
import { textLimits } from "@plaudit/api/rich-words.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { hues } from "@plaudit/ui/art/hues.ts";
import { hueOf } from "@plaudit/ui/art/seed.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { PausablePicture } from "@plaudit/ui/entity/pausable-picture.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { toneStyle } from "@plaudit/ui/tone.tsx";
import { FileDrop } from "@plaudit/ui/upload/file-drop.tsx";
import { UploadProgress } from "@plaudit/ui/upload/upload-progress.tsx";
import { useMedia } from "@plaudit/ui/use-media.ts";
import { type ReactNode, useRef, useState } from "react";
import { type Card, useSign } from "../paper-data.ts";
import { bodyOf, type SignatureKind, signatureOf, type Writing, writingOf } from "../sign-form.ts";
import { useSealedText } from "../use-sealed-text.ts";
import { useSayWriting } from "../writers.ts";
import type { OnPaper } from "./paper-pages.tsx";
import { PlaceField } from "./place-field.tsx";

export type GifChoice = (props: {
  onChoose: (gif: SignatureGif) => void;
  onBack: () => void;
  onClose: () => void;
}) => ReactNode;
type Props = {
  card: Card;
  /** All that are on it. */
  all: readonly OnPaper[];
  /** Who else is about to be. */
  writers: readonly PersonSummary[];
  /** Chooses a GIF; undefined where there are none. */
  gifChoice: GifChoice | undefined;
  onClose: () => void;
};
const choice = "card-choice grid h-12 grow place-items-center rounded-md text-base rim-edge";
const hidden = "absolute inset-0 size-full cursor-pointer opacity-0";
const faces = { serif: "font-display", lean: "font-display card-lean", print: "font-sans" } as const;

function Hand({ value, onChange }: { value: Writing["hand"]; onChange: (hand: Writing["hand"]) => void }) {
  const { t } = useTranslation("card-paper");
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t(($) => $.sign.hand)}</legend>
      <div className="flex gap-1.5">
        {signatureHands.map((hand) => (
          <label key={hand} className={choice}>
            <input
              type="radio"
              name="hand"
              checked={value === hand}
              onChange={() => onChange(hand)}
              className={hidden}
            />
            <span className={faces[hand]}>{t(($) => $.sign.hands[hand])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** In the order of the palette. */
const inks = [
  "coral",
  "clay",
  "honey",
  "moss",
  "fern",
  "jade",
  "lagoon",
  "sky",
  "iris",
  "violet",
  "orchid",
  "rose",
] as const;

function Ink({ value, onChange }: { value: number; onChange: (ink: number) => void }) {
  const { t } = useTranslation("card-paper");
  const { t: names } = useTranslation("value");
  const hueName = (hue: (typeof hues)[number]) => names(($) => $.hue[inks[hues.indexOf(hue)] ?? "coral"]);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t(($) => $.sign.ink)}</legend>
      <div className="-ms-1.5 flex flex-wrap">
        {hues.map((hue) => (
          <label
            key={hue}
            style={toneStyle(hue)}
            className="card-choice-ink relative grid size-11 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="ink"
              aria-label={hueName(hue)}
              checked={hue === value}
              onChange={() => onChange(hue)}
              className={hidden}
            />
            <i aria-hidden="true" className="card-well" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One's own signature and where it stands. What is written stays until it is on the card, however the dialog is closed. */
export function SignDialog({ card, all, writers, gifChoice, onClose }: Props) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const { data: me } = useMe();
  const sealed = useSealedText(card);
  const blank = useRef(writingOf(card.ownSignature)).current;
  const [writing, keep, clear] = useDraft<Writing>(`card.sign.${card.id}`, blank);
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const [choosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState<{ message?: string | undefined; form?: string | undefined }>({});
  const upload = useUpload("POST /card/uploads/card");
  const { sign, pending } = useSign(card.id);
  const field = useRef<HTMLDivElement>(null);
  const sayWriting = useSayWriting(card.id);
  const change = (part: Partial<Writing>) => {
    sayWriting();
    setFailed({});
    keep({ ...writing, ...part });
  };
  if (choosing && gifChoice)
    return gifChoice({
      onChoose: (gif) => {
        change({ gif, kind: "gif" });
        setChoosing(false);
      },
      onBack: () => setChoosing(false),
      onClose: () => setChoosing(false),
    });
  const { kind, words, gif, picture } = writing;
  const count = [...words.trim()].length;
  const ink = writing.ink ?? hueOf(me?.id ?? "");
  async function take(file: File) {
    if (!upload.check(file)) return;
    const media = await upload.start(file, file.name);
    if (media) keep({ ...writing, kind: "picture", picture: media });
  }
  async function handleSign() {
    if (pending || upload.state === "sending" || upload.state === "checking") return;
    setFailed({});
    try {
      await sign(bodyOf(writing));
      clear();
      toast.ok(t(($) => $.sign.done));
      onClose();
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const message = details.find(({ path }) => /^(message|gif|pictureId)/.test(String(path)))?.message;
      setFailed(message ? { message } : { form: errorText(error) });
      if (message) field.current?.querySelector("textarea")?.focus();
    }
  }
  const busy = upload.state === "sending" || upload.state === "checking";
  const fault =
    upload.fault === "size"
      ? t(($) => $.sign.tooLarge)
      : upload.fault
        ? t(($) => $.sign.noPicture)
        : upload.error
          ? errorText(upload.error)
          : undefined;
  const kinds: { value: SignatureKind; label: string }[] = [
    { value: "words", label: t(($) => $.sign.kind.words) },
    ...(gifChoice ? [{ value: "gif" as const, label: t(($) => $.sign.kind.gif) }] : []),
    { value: "picture", label: t(($) => $.sign.kind.picture) },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.sign.title, { title: card.title })}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[64rem]"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="flex min-w-0 grow items-center gap-2 text-xs text-ink-2 max-sm:hidden">
            <Lock className="size-4 shrink-0" aria-hidden="true" />
            {sealed} {t(($) => $.sign.until)}
          </p>
          <FormErrors errors={[failed.form]} />
          <Button kind="line" className="max-sm:hidden" onClick={onClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <Button off={pending || busy} className="max-sm:w-full" onClick={() => void handleSign()}>
            {card.ownSignature ? t(($) => $.sign.save) : t(($) => $.sign.submit)}
          </Button>
        </div>
      }
    >
      <div className="card-form px-5 pt-1 pb-6 sm:px-6">
        <div ref={field} className="grid content-start gap-5">
          <SegmentedControl
            label={t(($) => $.sign.what)}
            value={kind}
            onChange={(next) => change({ kind: next })}
            options={kinds}
          />
          {kind === "gif" && (
            <div className="flex items-center gap-3">
              {gif && (
                <span className="relative h-20 w-28 overflow-hidden rounded-md">
                  <PausablePicture src={gif.url} alt={t(($) => $.sign.kind.gif)} playing={!calm} />
                </span>
              )}
              <Button kind="line" onClick={() => setChoosing(true)}>
                {gif ? t(($) => $.sign.otherGif) : t(($) => $.sign.chooseGif)}
              </Button>
            </div>
          )}
          {kind === "picture" && (
            <FileDrop
              label={t(($) => $.sign.kind.picture)}
              hint={t(($) => $.sign.pictureHint)}
              choose={picture ? t(($) => $.sign.otherPicture) : t(($) => $.sign.choosePicture)}
              drop={t(($) => $.sign.drop)}
              accept={pictureTypes.join(",")}
              error={fault}
              onFile={(file) => void take(file)}
              preview={
                picture &&
                !busy && (
                  <img src={picture.url} alt={picture.originalFilename} className="size-20 rounded-md object-cover" />
                )
              }
              status={
                busy ? (
                  <UploadProgress
                    label={t(($) => $.sign.sending, { name: upload.name })}
                    progress={upload.state === "sending" ? upload.progress : null}
                    cancel={common(($) => $.action.cancel)}
                    onCancel={upload.reset}
                  />
                ) : undefined
              }
            />
          )}
          <TextArea
            label={t(($) => $.sign.words)}
            {...(kind === "words" ? {} : { optional: common(($) => $.form.optional) })}
            rows={4}
            className={writing.hand === "print" ? "" : "[&_textarea]:font-display [&_textarea]:text-lg"}
            style={{ ...toneStyle(ink), color: "oklch(var(--said) var(--tone))" }}
            data-autofocus
            value={words}
            count={[count, textLimits.card]}
            error={failed.message ?? (count > textLimits.card ? t(($) => $.sign.tooLong) : undefined)}
            onChange={({ target }) => change({ words: target.value })}
          />
          <Hand value={writing.hand} onChange={(hand) => change({ hand })} />
          <Ink value={ink} onChange={(ink) => change({ ink })} />
        </div>
        {me && (
          <PlaceField
            cardId={card.id}
            all={all}
            writers={writers}
            own={signatureOf(writing, { ...me, avatarUrls: null })}
            onPlace={(placement) => change({ placement })}
          />
        )}
      </div>
    </Dialog>
  );
}
