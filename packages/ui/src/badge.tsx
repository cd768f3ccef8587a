import type { ReactNode } from "react";

const states = {
  ok: "bg-ok-soft text-ok-text",
  warn: "bg-warn-soft text-warn-text",
  danger: "bg-danger-soft text-danger-text",
  plain: "bg-sunken text-ink-2",
};
export const Badge = ({ state = "plain", children }: { state?: keyof typeof states; children: ReactNode }) => (
  <span
    className={`inline-flex h-6 items-center rounded-full px-2 text-xs font-semibold whitespace-nowrap ${states[state]}`}
  >
    {children}
  </span>
);
