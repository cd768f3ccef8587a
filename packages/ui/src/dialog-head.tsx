import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { X } from "./icons.tsx";

type Props = { title: string; lead?: ReactNode; onClose: () => void; closeLabel: string };

export const DialogHead = ({ title, lead, onClose, closeLabel }: Props) => (
  <div className="flex min-h-16 shrink-0 items-center gap-3 ps-5 pe-2.5 sm:ps-6">
    {lead}
    <h2
      tabIndex={-1}
      data-autofocus={true}
      className="min-w-0 grow py-4 wrap-anywhere outline-none font-display text-[1.3125rem] leading-7 font-[520] track-display"
    >
      {title}
    </h2>
    <Button kind="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="ms-auto mt-2.5 self-start">
      <X className="size-5" strokeWidth={1.9} aria-hidden="true" />
    </Button>
  </div>
);
