import type { Attachment } from "@plaudit/api/media.ts";
import { MOST_ATTACHMENTS } from "@plaudit/api/media-limits.ts";
import type { AttachmentUpload } from "@plaudit/api/react/upload.ts";
import { useUploads } from "@plaudit/api/react/uploads.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AttachmentTile } from "@plaudit/ui/entity/attachments.tsx";
import { smallerOf } from "@plaudit/ui/entity/enclosure-shape.ts";
import { fileSize } from "@plaudit/ui/entity/file-size.ts";
import { useRef, useState } from "react";

const ofRecognition = { key: "POST /recognition/uploads/recognition" as AttachmentUpload, most: MOST_ATTACHMENTS };

/** Files to enclose: those that are there are the form's, the others are on their way. */
export function useAttachments(
  files: readonly Attachment[],
  onChange: (files: Attachment[]) => void,
  { key, most } = ofRecognition,
) {
  const { t } = useTranslation("recognition");
  const format = useFormat();
  const errorText = useErrorText();
  const now = useRef(files);
  now.current = files;
  const [left, setLeft] = useState(false);
  const put = (next: Attachment[]) => {
    // Two may arrive before the next render.
    now.current = next;
    onChange(next);
  };
  const { coming, start, inOrder, cancel, retry } = useUploads(key, ({ __entity_type__: _, kind: __, ...media }) =>
    put(inOrder([...now.current, media])),
  );
  const room = most - files.length - coming.length;
  const percent = (part: number) => format.number(part, { style: "percent", maximumFractionDigits: 0 });
  const problem = (one: (typeof coming)[number]) => {
    if (one.fault) return one.fault === "size" ? t(($) => $.files.tooLarge) : t(($) => $.files.type);
    return one.error?.details?.[0]?.message ?? (one.error ? errorText(one.error) : "");
  };
  const tiles: AttachmentTile[] = [
    ...files.map((file) => ({
      id: file.id,
      name: file.originalFilename,
      detail: fileSize(format, file.bytes),
      picture: file.type === "doc" ? undefined : (smallerOf(file.variants) ?? file.url),
      state: "here" as const,
    })),
    ...coming.map((one) => ({
      id: one.id,
      name: one.name,
      detail: t(($) => $.files.sending, { percent: percent(one.progress), size: fileSize(format, one.bytes) }),
      state: one.state === "failed" ? ("failed" as const) : ("coming" as const),
      progress: one.progress,
      problem: problem(one),
      retry: !one.fault,
    })),
  ];
  return {
    tiles,
    room,
    /** More were chosen than there is room for. */
    left,
    problem: coming.some((one) => one.state === "failed")
      ? ("failed" as const)
      : coming.length > 0
        ? ("uploading" as const)
        : null,
    percent,
    add(chosen: readonly File[]) {
      setLeft(chosen.length > room);
      start(chosen.slice(0, room));
    },
    remove(id: string) {
      setLeft(false);
      if (now.current.some((file) => file.id === id)) put(now.current.filter((file) => file.id !== id));
      else cancel(id);
    },
    retry,
  };
}
export type UsedAttachments = ReturnType<typeof useAttachments>;
