import { lazy, type ReactNode, Suspense, useState } from "react";
import { load } from "../app/load.ts";
import { Button } from "../button.tsx";
import { Trash2 } from "../icons.tsx";
import { RefreshCw } from "../later-icons.tsx";
import type { CropLabels } from "./crop-dialog.tsx";
import { FileDrop } from "./file-drop.tsx";
import { UploadProgress } from "./upload-progress.tsx";

const CropDialog = lazy(() => load(() => import("./crop-dialog.tsx")).then((crop) => ({ default: crop.CropDialog })));

interface Uploaded {
  id: string;
  /** Addresses by variant, such as `avatar-md`. */
  variants: Record<string, string>;
}
interface Uploading {
  state: "idle" | "sending" | "checking" | "done" | "failed";
  /** How much has been sent, 0 to 1. */
  progress: number;
  fault: "size" | "type" | null;
  /** Checks whether the file may be sent; returns the reason if not. */
  check: (file: File) => boolean;
  start: (file: Blob, name: string) => Promise<Uploaded | null>;
  retry: () => Promise<Uploaded | null> | null;
  reset: () => void;
}
/** What was uploaded and is not worn yet; null takes away what is; undefined leaves it. */
export type PictureChoice = { id: string; urls: Record<string, string> } | null | undefined;
export type PictureWords = {
  choose: string;
  drop: string;
  hint: string;
  orDrop: string;
  remove: string;
  keep: string;
  removed: string;
  cancel: string;
  retry: string;
  ready: string;
  size: string;
  type: string;
  unreadable: string;
  crop: CropLabels;
};
type Props = {
  label: string;
  words: PictureWords;
  /** Which file is uploading, as text. */
  sending: string;
  accept: string;
  upload: Uploading;
  /** Why the last upload failed, as text; the same file can be sent again. */
  failure?: string | undefined;
  /** The server's error. */
  error?: string | undefined;
  /** What is shown now; null where there is none. */
  current: Record<string, string> | null;
  picture: PictureChoice;
  onChange: (picture: PictureChoice) => void;
  preview: (urls: Record<string, string> | null) => ReactNode;
  /** A square of it is cut out first. */
  cut?: boolean;
};

/** A picture of somebody or something: chosen, uploaded at once, worn when the form is saved. */
export function PictureField({ words, upload, current, picture, onChange, ...props }: Props) {
  const [unreadable, setUnreadable] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  // The crop dialog's code comes with the first picture, and stays while it closes.
  const [opened, setOpened] = useState(false);
  const shown = picture === undefined ? current : (picture?.urls ?? null);
  const busy = upload.state === "sending" || upload.state === "checking";

  async function take(sent: Promise<Uploaded | null> | null) {
    const media = await sent;
    if (media) onChange({ id: media.id, urls: media.variants });
  }
  function handleFile(chosen: File) {
    setUnreadable(false);
    if (!upload.check(chosen)) return;
    if (!props.cut) return void take(upload.start(chosen, chosen.name));
    setOpened(true);
    setFile(chosen);
  }
  function handleCrop(square: Blob) {
    setFile(null);
    void take(upload.start(square, file?.name ?? "picture"));
  }
  function settle(to: PictureChoice) {
    upload.reset();
    setUnreadable(false);
    onChange(to);
  }
  const status = busy ? (
    <UploadProgress
      label={props.sending}
      progress={upload.state === "sending" ? upload.progress : null}
      cancel={words.cancel}
      onCancel={upload.reset}
    />
  ) : upload.state === "done" && picture ? (
    <p role="status" className="text-xs font-medium text-ok-text">
      {words.ready}
    </p>
  ) : undefined;
  const fault = unreadable ? words.unreadable : upload.fault ? words[upload.fault] : props.failure;
  return (
    <>
      <FileDrop
        label={props.label}
        hint={picture === null ? words.removed : words.hint}
        orDrop={picture === null ? undefined : words.orDrop}
        choose={words.choose}
        drop={words.drop}
        accept={props.accept}
        error={fault ?? props.error}
        onFile={handleFile}
        status={status}
        preview={props.preview(shown)}
        actions={
          <>
            {upload.state === "failed" && !upload.fault && (
              <Button kind="line" size="sm" onClick={() => void take(upload.retry())}>
                <RefreshCw className="size-4.5" aria-hidden="true" />
                {words.retry}
              </Button>
            )}
            {shown && !busy && (
              <Button kind="quiet" size="sm" onClick={() => settle(picture ? undefined : null)}>
                <Trash2 className="size-4.5" aria-hidden="true" />
                {words.remove}
              </Button>
            )}
            {picture === null && !busy && (
              <Button kind="quiet" size="sm" onClick={() => settle(undefined)}>
                {words.keep}
              </Button>
            )}
          </>
        }
      />
      {opened && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            labels={words.crop}
            onCrop={handleCrop}
            onClose={() => setFile(null)}
            onFault={() => {
              setFile(null);
              setUnreadable(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
