import { Suspense, useEffect, useId, useState } from "react";
import type { ModalProps } from "./modal-props.ts";
import { onIntent } from "./on-intent.ts";

const { Panel, load } = onIntent(async () => (await import("./modal-panel.tsx")).ModalPanel);

/** A modal dialog. Its behavior is fetched once the page around it is drawn, or when it opens. */
export function Modal(props: ModalProps) {
  const place = useId();
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  useEffect(() => void load(), []);
  return (
    opened && (
      <Suspense fallback={null}>
        {/* The dialog itself is rendered at the end of the page: the focus is restored near this place. */}
        <i id={place} hidden />
        <Panel {...props} place={place} />
      </Suspense>
    )
  );
}
