import type { ReactNode } from "react";

type Props = { value: ReactNode; label: ReactNode; icon?: ReactNode; note?: ReactNode; className?: string };

export function Stat({ value, label, icon, note, className = "" }: Props) {
  return (
    <div className={`min-w-0 ${className}`}>
      <p className="flex items-baseline gap-2">
        <span className="self-center text-brand-text">{icon}</span>
        <span className="font-display text-[1.875rem] leading-none font-[480] tabular-nums track-display">{value}</span>
        <span className="text-sm text-ink-2">{label}</span>
      </p>
      {note && <p className="mt-1.5 text-xs text-ink-2">{note}</p>}
    </div>
  );
}
