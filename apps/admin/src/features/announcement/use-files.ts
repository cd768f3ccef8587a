import type { Attachment } from "@plaudit/api/media.ts";
import { MOST_ATTACHMENTS } from "@plaudit/api/media-limits.ts";
import { type Coming, useUploads } from "@plaudit/api/react/uploads.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AttachmentTile } from "@plaudit/ui/entity/attachments.tsx";
import { smallerOf } from "@plaudit/ui/entity/enclosure-shape.ts";
import { fileSize } from "@plaudit/ui/entity/file-size.ts";
import { useRef, useState } from "react";

/** The files of a form, and those that are on their way to it. */
export function useFiles(files: readonly Attachment[], onChange: (files: Attachment[]) => void) {
  const { t } = useTranslation("announcement-admin");
  const format = useFormat();
  const errorText = useErrorText();
  const [tooMany, setTooMany] = useState(false);
  const latest = useRef(files);
  latest.current = files;
  const replace = (next: Attachment[]) => {
    // Two may arrive before the next render.
    latest.current = next;
    onChange(next);
  };
  const { coming, start, inOrder, cancel, retry } = useUploads(
    "POST /announcement/uploads/announcement",
    ({ __entity_type__: _, kind: __, ...media }) => replace(inOrder([...latest.current, media])),
  );
  const room = MOST_ATTACHMENTS - files.length - coming.length;
  const problemOf = ({ fault, error }: Coming) => {
    if (fault) return fault === "size" ? t(($) => $.form.fileLarge) : t(($) => $.form.fileType);
    return error ? (error.details?.[0]?.message ?? errorText(error)) : "";
  };
  const percent = (part: number) => format.number(part, { style: "percent", maximumFractionDigits: 0 });
  const tiles = [
    ...files.map(
      (file): AttachmentTile => ({
        ...{ id: file.id, name: file.originalFilename, detail: fileSize(format, file.bytes), state: "here" },
        picture: file.type === "doc" ? undefined : (smallerOf(file.variants) ?? file.url),
      }),
    ),
    ...coming.map(
      (one): AttachmentTile => ({
        ...{ id: one.id, name: one.name, progress: one.progress, problem: problemOf(one), retry: one.fault === null },
        detail: t(($) => $.form.sending, { percent: percent(one.progress), size: fileSize(format, one.bytes) }),
        state: one.state === "failed" ? "failed" : "coming",
      }),
    ),
  ];
  const failed = coming.some((one) => one.state === "failed");
  return {
    tiles,
    room,
    retry,
    /** Why the form cannot be saved yet. */
    problem: failed ? t(($) => $.form.filesFailed) : coming.length > 0 ? t(($) => $.form.filesComing) : null,
    note: tooMany ? t(($) => $.form.filesLeft) : null,
    add(chosen: readonly File[]) {
      setTooMany(chosen.length > room);
      start(chosen.slice(0, room));
    },
    remove(id: string) {
      setTooMany(false);
      if (latest.current.some((file) => file.id === id)) replace(latest.current.filter((file) => file.id !== id));
      else cancel(id);
    },
  };
}
