import type { Person } from "../entity/types.ts";
import type { Icon } from "../icons.tsx";

/** Somewhere that the menu leads to. */
export interface Command {
  id: string;
  label: string;
  /** What kind of place it is, or who the person is. */
  hint?: string | null;
  to: string;
  /** Another app's path, loaded again. */
  outside?: boolean;
  icon?: Icon;
  person?: Person;
  /** Found for what was typed before. */
  isLate?: boolean;
}
export interface CommandGroup {
  id: string;
  label: string;
  commands: Command[];
}
export interface CommandLabels {
  title: string;
  hint: string;
  close: string;
  none: string;
  loading: string;
  failed: string;
}
