import type { ReactNode } from "react";

export type MenuEntry =
  | { label: string; icon?: ReactNode; onSelect?: () => void; to?: string; danger?: boolean; disabled?: boolean }
  | "line";
