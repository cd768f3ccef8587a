import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, api } from "../client.ts";
import type { MediaObject, UploadTicket } from "../media.ts";
import { MOST_BYTES, pictureTypes } from "../media-limits.ts";

/** Of what takes documents beside pictures. */
export type AttachmentUpload =
  | "POST /recognition/uploads/recognition"
  | "POST /announcement/uploads/announcement"
  | "POST /incentive/uploads/proof";
type UploadKey =
  | "POST /identity/uploads/avatar"
  | "POST /identity/uploads/logo"
  | "POST /identity/uploads/banner"
  | "POST /award/uploads/award"
  | "POST /card/uploads/card"
  | "POST /celebration/uploads/celebration"
  | "POST /reward/uploads/reward"
  | "POST /incentive/uploads/badge"
  | AttachmentUpload;
/** What can be checked of a file before it is sent. */
export type FileFault = "size" | "type";

export interface Upload {
  state: "idle" | "sending" | "checking" | "done" | "failed";
  /** How much has been sent, 0 to 1. */
  progress: number;
  name: string;
  fault: FileFault | null;
  error: ApiError | null;
  media: MediaObject | null;
}
const idle: Upload = { state: "idle", progress: 0, name: "", fault: null, error: null, media: null };

export function fileFault(file: Blob, types: readonly string[] = pictureTypes): FileFault | null {
  if (!types.includes(file.type)) return "type";
  return file.size > MOST_BYTES ? "size" : null;
}

interface Sending {
  ticket: UploadTicket;
  file: Blob;
  name: string;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}
/** The form post, by XMLHttpRequest, the only one that reports progress. */
function post({ ticket, file, name, signal, onProgress }: Sending): Promise<MediaObject> {
  const { promise, resolve, reject } = Promise.withResolvers<MediaObject>();
  const form = new FormData();
  for (const [field, value] of Object.entries(ticket.upload.fields)) form.set(field, value);
  form.set("file", file, name);
  const request = new XMLHttpRequest();
  request.open("POST", ticket.upload.url);
  request.responseType = "json";
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("accept-language", document.documentElement.lang);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    if (request.status === 200) resolve(request.response as MediaObject);
    else reject(new ApiError(request.status, request.response ?? {}, request.getResponseHeader("retry-after")));
  };
  request.onerror = () => reject(new ApiError(0, {}));
  request.onabort = () => reject(new DOMException("canceled", "AbortError"));
  signal.addEventListener("abort", () => request.abort(), { once: true });
  if (signal.aborted) request.onabort(new ProgressEvent("abort"));
  else request.send(form);
  return promise;
}

interface Sent {
  key: UploadKey;
  file: Blob;
  name: string;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}
/** A place is requested, and the file goes there. */
export async function sendFile({ key, file, name, signal, onProgress }: Sent): Promise<MediaObject> {
  const ticket = await api(key, { body: { originalFilename: name.slice(-255), contentType: file.type }, signal });
  return post({ ticket, file, name, signal, onProgress });
}

/** One upload: checked, announced, sent, verified. Nothing shows it until its id is saved. */
export function useUpload(key: UploadKey) {
  const [upload, setUpload] = useState<Upload>(idle);
  const running = useRef<AbortController | null>(null);
  const last = useRef<{ file: Blob; name: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reset = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setUpload(idle);
  }, []);
  const check = useCallback(
    (file: File): boolean => {
      reset();
      const fault = fileFault(file);
      if (fault) setUpload({ ...idle, state: "failed", name: file.name, fault });
      return fault === null;
    },
    [reset],
  );
  const start = useCallback(
    async (file: Blob, name: string): Promise<MediaObject | null> => {
      running.current?.abort();
      last.current = { file, name };
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setUpload({ ...idle, state: "sending", name });
      try {
        const onProgress = (progress: number) =>
          running.current === controller &&
          setUpload({ ...idle, state: progress < 1 ? "sending" : "checking", progress, name });
        const media = await sendFile({ key, file, name, signal, onProgress });
        if (running.current === controller) setUpload({ ...idle, state: "done", progress: 1, name, media });
        return media;
      } catch (error) {
        if (running.current !== controller || signal.aborted) return null;
        const failed = error instanceof ApiError ? error : new ApiError(0, {});
        setUpload({ ...idle, state: "failed", name, error: failed });
        return null;
      }
    },
    [key],
  );
  const retry = useCallback(() => (last.current ? start(last.current.file, last.current.name) : null), [start]);
  return { ...upload, check, start, retry, reset };
}
