import type { ReactNode } from "react";
import { Avatar } from "../avatar.tsx";
import { Button } from "../button.tsx";
import type { Person } from "./types.ts";

type Props = {
  /** The reader; without an avatar while not loaded. */
  me: Person | undefined;
  prompt: string;
  label: string;
  onClick: () => void;
  onIntent?: () => void;
  children?: ReactNode;
};

/** 'Who made your day?': the way into the composer from the feed. */
export const PromptBar = ({ me, prompt, label, onClick, onIntent, children }: Props) => (
  <div className="mt-5 flex items-center gap-1 rounded-lg bg-surface p-2 shadow-2">
    {me && <Avatar person={me} size={48} decorative className="max-sm:hidden" />}
    <button
      type="button"
      onClick={onClick}
      onPointerEnter={onIntent}
      className="flex h-12 min-w-0 grow items-center truncate rounded-md px-3 text-start font-display text-lg text-ink-2 hover:text-ink"
    >
      {prompt}
    </button>
    {children}
    <Button onClick={onClick} tabIndex={-1} aria-hidden="true" className="ms-1 max-md:hidden">
      {label}
    </Button>
  </div>
);
