import { useEffect, useRef, useState } from "react";
import { ApiError } from "../client.ts";
import type { MediaObject } from "../media.ts";
import { attachmentTypes } from "../media-limits.ts";
import { newKey } from "../new-key.ts";
import { type AttachmentUpload, type FileFault, fileFault, sendFile } from "./upload.ts";

/** A file that is not there yet. */
export interface Coming {
  id: string;
  name: string;
  bytes: number;
  state: "sending" | "failed";
  /** How much has been sent, 0 to 1. */
  progress: number;
  /** What is wrong with it before it is sent: another try would not help. */
  fault: FileFault | null;
  error: ApiError | null;
}

/** Files to enclose, each on its own way; what has arrived is handed over, and is no longer among them. */
export function useUploads(key: AttachmentUpload, onDone: (media: MediaObject) => void) {
  const [coming, setComing] = useState<Coming[]>([]);
  const running = useRef(new Map<string, { file: File; position: number; controller: AbortController }>());
  const chosen = useRef(0);
  /** Of what has arrived, among those chosen. */
  const arrived = useRef(new Map<string, number>());
  const positionOf = ({ id }: { id: string }) => arrived.current.get(id) ?? 0;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { controller } of all.values()) controller.abort();
    };
  }, []);
  const change = (id: string, part: Partial<Coming>) =>
    setComing((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setComing((before) => before.filter((one) => one.id !== id));

  async function send(id: string, file: File, position: number) {
    const controller = new AbortController();
    running.current.set(id, { file, position, controller });
    const { signal } = controller;
    const onProgress = (progress: number) => change(id, { progress });
    try {
      const media = await sendFile({ key, file, name: file.name, signal, onProgress });
      if (signal.aborted) return;
      drop(id);
      running.current.delete(id);
      arrived.current.set(media.id, position);
      done.current(media);
    } catch (error) {
      const failed = error instanceof ApiError ? error : new ApiError(0, {});
      if (!signal.aborted) change(id, { state: "failed", error: failed });
    }
  }
  function start(files: readonly File[]) {
    for (const file of files) {
      const id = newKey();
      const fault = fileFault(file, attachmentTypes);
      const state = fault ? ("failed" as const) : ("sending" as const);
      const one = { id, name: file.name, bytes: file.size, state, progress: 0, fault, error: null };
      setComing((before) => [...before, one]);
      chosen.current += 1;
      if (!fault) void send(id, file, chosen.current);
    }
  }
  return {
    coming,
    start,
    /** As they were chosen, whichever arrived first; those that were there before come first. */
    inOrder: <File extends { id: string }>(files: readonly File[]): File[] =>
      files.toSorted((a, b) => positionOf(a) - positionOf(b)),
    cancel(id: string) {
      running.current.get(id)?.controller.abort();
      running.current.delete(id);
      drop(id);
    },
    retry(id: string) {
      const again = running.current.get(id);
      if (!again) return;
      change(id, { state: "sending", progress: 0, error: null });
      void send(id, again.file, again.position);
    },
  };
}
