import { type KeyboardEvent, useEffect, useRef } from "react";
import { Reaction, reactionKinds } from "../art/reaction.tsx";
import type { ReactionType } from "./types.ts";

export type ReactionChoice = {
  names: Record<ReactionType, string>;
  own: ReactionType | null;
  /** Null deletes the reader's reaction. */
  onReact: (type: ReactionType | null) => void;
};

function walk(event: KeyboardEvent<HTMLElement>) {
  const ahead = document.dir === "rtl" ? -1 : 1;
  const step = { ArrowRight: ahead, ArrowDown: 1, ArrowLeft: -ahead, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("button")];
  all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length]?.focus();
}

/** All reactions in an open picker; the reader's own has the focus. */
export function ReactionGrid({ names, own, onReact, close }: ReactionChoice & { close: () => void }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const first =
      box.current?.querySelector<HTMLElement>("[aria-pressed=true]") ?? box.current?.querySelector("button");
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset ref={box} onKeyDown={walk} className="grid grid-cols-4 sm:grid-cols-8">
      {reactionKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          title={names[kind]}
          aria-label={names[kind]}
          aria-pressed={own === kind}
          onClick={() => {
            close();
            onReact(own === kind ? null : kind);
          }}
          className="grid size-11 place-items-center rounded-md hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:rim-mark"
        >
          <Reaction kind={kind} className="size-6.5" />
        </button>
      ))}
    </fieldset>
  );
}
