import type { Icon } from "../icons.tsx";

export type NavEntry = {
  to: string;
  label: string;
  icon: Icon;
  /** Only this very path is current, not those below it. */
  end?: boolean;
  /** Current although the path is another. */
  current?: boolean;
  /** Leaves this app: a plain link that loads a page. */
  outside?: boolean;
};
