import type { ReactNode } from "react";
import { Motif } from "../art/motif.tsx";
import type { MotifKind } from "../art/motif-shapes.ts";

type Props = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  art?: MotifKind | null;
  tone?: number;
  compact?: boolean;
};

/** Explains what will be shown here and what to do for it. */
export function EmptyState({ title, children, action, art = "leaf", tone = 35, compact }: Props) {
  return (
    <div
      className={`mx-auto grid max-w-sm justify-items-center text-center ${compact ? "gap-1.5 px-4 py-10" : "gap-2 px-6 py-14"}`}
    >
      {art && (
        <Motif
          kind={art}
          tone={tone}
          seed={title}
          w={128}
          h={128}
          className={`mb-3 rounded-[2.25rem] ${compact ? "size-20" : "size-28"}`}
        />
      )}
      <h2 className="font-display text-[1.3125rem] leading-7 font-[500] track-display">{title}</h2>
      <p className="text-sm text-ink-2">{children}</p>
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
