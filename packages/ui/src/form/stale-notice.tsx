import { useEffect, useRef } from "react";
import { Button } from "../button.tsx";

type Props = {
  /** Who changed it, and when. */
  text: string;
  /** What of it differs. */
  fields: string;
  /** What a save was refused for, which the person has to see; one that was only read leaves the page where it is. */
  refused: unknown;
  labels: { keepMine: string; takeTheirs: string };
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else changed what is being changed: what is typed stays until the person chooses. */
export function StaleNotice({ text, fields, refused, labels, onKeepMine, onTakeTheirs }: Props) {
  const element = useRef<HTMLDivElement>(null);
  // It is at the top of a form that may be longer than the screen.
  useEffect(() => {
    if (refused) element.current?.scrollIntoView({ block: "nearest" });
  }, [refused]);
  return (
    <div
      ref={element}
      role="alert"
      className="flex scroll-mt-20 flex-wrap items-center gap-3 rounded-md bg-warn-soft p-4 text-sm text-warn-text"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{text}</p>
        <p>{fields}</p>
      </div>
      <Button kind="line" size="sm" onClick={onTakeTheirs}>
        {labels.takeTheirs}
      </Button>
      <Button kind="line" size="sm" onClick={onKeepMine}>
        {labels.keepMine}
      </Button>
    </div>
  );
}
