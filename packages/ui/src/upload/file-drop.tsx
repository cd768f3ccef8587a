import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { FieldError } from "../form/field-error.tsx";
import { Upload } from "../later-icons.tsx";

type Props = {
  label: string;
  /** Which files, and how large. */
  hint: string;
  /** One more way, for those who have a pointer. */
  orDrop?: string | undefined;
  /** On the button: 'Choose a picture'. */
  choose: string;
  /** Shown while a file is dragged over it. */
  drop: string;
  accept: string;
  error?: string | undefined;
  onFile: (file: File) => void;
  /** What is there now, at the start. */
  preview?: ReactNode;
  /** Beside the button, such as 'Remove'. */
  actions?: ReactNode;
  /** In place of the hint, such as how far an upload is. */
  status?: ReactNode;
};

/** A place for one file: dropped, pasted into the picker, or chosen by hand or key. */
export function FileDrop(props: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(0);
  // Whatever opens for the file gives focus back to the button, also when no hand or key was on it.
  function take(file: File) {
    document.getElementById(`${id}-choose`)?.focus();
    props.onFile(file);
  }
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  function handleDrop(event: DragEvent) {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(0);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  }
  const describedBy = props.error ? `${id}-error` : `${id}-hint`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button
    <div
      onDragEnter={(event) => hasFile(event) && setOver((depth) => depth + 1)}
      onDragLeave={(event) => hasFile(event) && setOver((depth) => Math.max(0, depth - 1))}
      onDragOver={(event) => hasFile(event) && event.preventDefault()}
      onDrop={handleDrop}
      className={`flex flex-wrap items-center gap-5 rounded-lg border border-dashed p-4 sm:p-5 ${
        over > 0 ? "border-brand bg-brand-soft" : "border-line-2"
      }`}
    >
      {props.preview}
      <div className="grid min-w-0 grow basis-48 justify-items-start gap-2">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {props.label}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button
            id={`${id}-choose`}
            kind="line"
            size="sm"
            aria-labelledby={`${id}-choose ${id}-label`}
            aria-describedby={describedBy}
            onClick={() => input.current?.click()}
          >
            <Upload className="size-4.5" aria-hidden="true" />
            {props.choose}
          </Button>
          {props.actions}
        </div>
        <input
          ref={input}
          type="file"
          accept={props.accept}
          hidden
          tabIndex={-1}
          aria-label={props.label}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again after it failed.
            event.target.value = "";
            if (file) take(file);
          }}
        />
        {props.status ?? (
          <p id={`${id}-hint`} className="text-xs text-ink-2">
            {over > 0 ? props.drop : props.hint}
            {over === 0 && props.orDrop && <span className="pointer-coarse:hidden"> {props.orDrop}</span>}
          </p>
        )}
        {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
      </div>
    </div>
  );
}
