import type { ReactNode } from "react";
import { Bell } from "../icons.tsx";
import { Popover } from "../popover.tsx";

type Props = {
  /** Includes the number: 'Notifications, 3 unread'. */
  label: string;
  unread: number;
  onOpen?: () => void;
  onIntent?: () => void;
  /** The list itself, loaded when it is opened. */
  children: (close: () => void) => ReactNode;
};

/** The bell with its dot, and a popover of 684 × 464. */
export const NotificationsPopover = ({ label, unread, onOpen, onIntent, children }: Props) => (
  <Popover
    label={label}
    onOpen={onOpen}
    onIntent={onIntent}
    buttonClass="relative grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink data-open:bg-sunken data-open:text-ink"
    panelClass="h-116 w-[42.75rem] rounded-lg"
    button={
      <>
        <Bell className="size-5.5" strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && (
          <i
            aria-hidden="true"
            className="absolute end-2.5 top-2.5 size-2.5 rounded-full bg-danger halo-2 [--halo:var(--t-canvas)]"
          />
        )}
      </>
    }
  >
    {children}
  </Popover>
);
