import { type DragEvent, type ReactNode, useState } from "react";

/** The message's field: files may be dropped on it. */
export function FileTarget({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [depth, setDepth] = useState(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button
    <div
      data-field="message"
      onDragEnter={(event) => hasFiles(event) && setDepth((now) => now + 1)}
      onDragLeave={(event) => hasFiles(event) && setDepth((now) => Math.max(0, now - 1))}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      // Before the editor, which would take a file for text.
      onDropCapture={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      }}
      className={depth > 0 ? "rounded-md bg-brand-soft" : ""}
    >
      {children}
    </div>
  );
}
