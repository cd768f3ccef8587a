import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import type { ReactNode } from "react";
import { anchorOf, ButtonStandIn } from "./button-stand-in.tsx";
import type { OverlayState } from "./overlay-button.tsx";

type Props = OverlayState & { label: string; className: string; children: (close: () => void) => ReactNode };

export const PopoverBody = ({ button, open, onChange, label, className, children }: Props) => (
  <Popover className="contents">
    {({ open: isOpen, close }) => (
      <>
        <PopoverButton
          as={ButtonStandIn}
          element={button}
          wanted={open}
          isOpen={isOpen}
          close={close}
          onOpenChange={onChange}
        />
        <PopoverPanel
          transition
          role="dialog"
          aria-label={label}
          anchor={anchorOf(button, 8)}
          className={`popover ${className}`}
        >
          {children(close)}
        </PopoverPanel>
      </>
    )}
  </Popover>
);
