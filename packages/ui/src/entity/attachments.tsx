import "./files.css";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { X } from "../icons.tsx";
import { FileText, RefreshCw } from "../later-icons.tsx";

export type AttachmentTile = {
  id: string;
  name: string;
  /** '2.4 MB', or how far it is. */
  detail: string;
  /** The address of a picture that is there. */
  picture?: string | undefined;
  state: "here" | "coming" | "failed";
  /** 0 to 1 while it is coming. */
  progress?: number;
  /** Why it failed. */
  problem?: string;
  /** Whether another try may help. */
  retry?: boolean;
};
type Props = {
  files: readonly AttachmentTile[];
  labels: {
    list: string;
    remove: (name: string) => string;
    cancel: (name: string) => string;
    retry: string;
    coming: (name: string, part: number) => string;
  };
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Before the files, such as a GIF. */
  first?: ReactNode;
};

const Ring = ({ part }: { part: number }) => (
  <svg aria-hidden="true" viewBox="0 0 40 40" className="size-8 shrink-0 file-ring" fill="none" strokeWidth="4">
    <circle cx="20" cy="20" r="16" stroke="var(--t-line)" />
    <circle
      cx="20"
      cy="20"
      r="16"
      stroke="var(--t-mark)"
      strokeLinecap="round"
      strokeDasharray={`${part * 100.5} 101`}
    />
  </svg>
);

/** What is going to be enclosed: pictures are seen, documents are named, what is on its way fills, what failed says why beside another try. */
export function Attachments({ files, labels, onRemove, onRetry, first }: Props) {
  const pictures = files.filter((file) => file.picture && file.state === "here");
  const rest = files.filter((file) => !pictures.includes(file));
  const remove = (file: AttachmentTile, onPicture: boolean) => (
    <Button
      kind="quiet"
      size="icon-sm"
      aria-label={file.state === "coming" ? labels.cancel(file.name) : labels.remove(file.name)}
      onClick={() => onRemove(file.id)}
      className={`file-remove ${onPicture ? "file-remove-dark" : ""}`}
    >
      <X className="size-4" strokeWidth={2.25} aria-hidden="true" />
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {(first || pictures.length > 0) && (
        <div className="flex gap-2 overflow-x-auto">
          {first}
          {pictures.length > 0 && (
            <ul aria-label={labels.list} className="flex gap-2">
              {pictures.map((file) => (
                <li key={file.id} className="relative size-28 shrink-0 overflow-hidden rounded-md bg-sunken">
                  <img src={file.picture} alt={file.name} className="size-full object-cover" />
                  {remove(file, true)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {rest.length > 0 && (
        <ul aria-label={labels.list} className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
          {rest.map((file) => {
            const failed = file.state === "failed";
            return (
              <li
                key={file.id}
                className={`relative flex min-h-16 min-w-0 items-center gap-2.5 rounded-md py-2 ps-3 pe-12 ${failed ? "bg-danger-soft text-danger-text" : "rim-line"}`}
              >
                {file.state === "coming" ? (
                  <Ring part={file.progress ?? 0} />
                ) : (
                  <FileText className="size-7 shrink-0" strokeWidth={1.4} aria-hidden="true" />
                )}
                <span className="min-w-0 grow">
                  <bdi className="block truncate text-xs font-semibold">{file.name}</bdi>
                  <span role={failed ? "alert" : undefined} className="block text-xs tabular-nums">
                    {failed ? file.problem : file.detail}
                  </span>
                  {failed && file.retry && (
                    <button
                      type="button"
                      onClick={() => onRetry(file.id)}
                      className="target flex w-fit items-center gap-1 text-xs font-semibold hocus:underline"
                    >
                      <RefreshCw className="size-3.5" aria-hidden="true" />
                      {labels.retry}
                    </button>
                  )}
                </span>
                {file.state === "coming" && (
                  <progress
                    aria-label={labels.coming(file.name, file.progress ?? 0)}
                    max={1}
                    value={file.progress}
                    className="sr-only"
                  />
                )}
                {remove(file, false)}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
