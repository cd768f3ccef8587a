import { useEffect } from "react";
import { CircleAlert, CircleCheck, X } from "../icons.tsx";
import { type ToastItem, toast, toastTime } from "./toast-store.ts";

const icons = {
  ok: [CircleCheck, "text-[oklch(.8_.13_155)] dark:text-[oklch(.5_.13_155)]"],
  danger: [CircleAlert, "text-[oklch(.78_.12_25)] dark:text-[oklch(.52_.19_25)]"],
} as const;

type Props = { item: ToastItem; closeLabel: string; held: boolean };

export function Toast({ item, closeLabel, held }: Props) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toast.close(item.id), toastTime);
    return () => clearTimeout(timer);
  }, [item.id, held]);
  const [Icon, color] = icons[item.state];
  return (
    <div className="pointer-events-auto flex w-full max-w-sm animate-rise items-center gap-3 rounded-md bg-ink py-1.5 ps-4 pe-1.5 text-sm font-medium text-canvas shadow-3">
      <Icon className={`size-5 shrink-0 ${color}`} strokeWidth={2} aria-hidden="true" />
      <span className="min-w-0 grow py-1.5" dir="auto">
        {item.text}
      </span>
      {item.action && (
        <button
          type="button"
          onClick={() => {
            toast.close(item.id);
            item.action?.onAction();
          }}
          className="target h-10 shrink-0 rounded-sm px-3 font-semibold underline decoration-1 underline-offset-3 hover:bg-[#ffffff1a] dark:hover:bg-[#0000001a]"
        >
          {item.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => toast.close(item.id)}
        className="target grid size-10 shrink-0 place-items-center rounded-sm hover:bg-[#ffffff1a] dark:hover:bg-[#0000001a]"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
