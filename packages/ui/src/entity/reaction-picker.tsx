import { SmilePlus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Reaction, reactionKinds } from "../art/reaction.tsx";
import { Popover } from "../popover.tsx";
import type { ReactionType } from "./types.ts";

type Props = {
  label: string;
  names: Record<ReactionType, string>;
  own: ReactionType | null;
  /** Null takes one's reaction back. */
  onReact: (type: ReactionType | null) => void;
  small?: boolean;
};

function walk(event: KeyboardEvent<HTMLDivElement>) {
  const ahead = document.dir === "rtl" ? -1 : 1;
  const step = { ArrowRight: ahead, ArrowDown: 1, ArrowLeft: -ahead, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("button")];
  all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length]?.focus();
}

export const ReactionPicker = ({ label, names, own, onReact, small }: Props) => (
  <Popover
    label={label}
    gap={4}
    buttonClass={`target grid shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink data-open:bg-sunken ${small ? "size-8" : "size-11"}`}
    panelClass="w-auto! rounded-lg p-1.5"
    button={<SmilePlus className={small ? "size-4.5" : "size-5.5"} strokeWidth={1.7} aria-hidden="true" />}
    onKeyDown={walk}
    onOpen={(panel) =>
      requestAnimationFrame(() =>
        (panel.querySelector<HTMLElement>("[aria-pressed=true]") ?? panel.querySelector("button"))?.focus({
          preventScroll: true,
        }),
      )
    }
  >
    {(close) => (
      <div className="grid grid-cols-4 sm:grid-cols-8">
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
            className="grid size-11 place-items-center rounded-md hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:shadow-[inset_0_0_0_1.5px_var(--t-mark)]"
          >
            <Reaction kind={kind} className="size-6.5" />
          </button>
        ))}
      </div>
    )}
  </Popover>
);
