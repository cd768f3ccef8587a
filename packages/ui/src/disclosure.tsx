import { DisclosureButton, DisclosurePanel, Disclosure as HeadlessDisclosure } from "@headlessui/react";
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  summary: ReactNode;
  /** Opens and closes it when this changes, as its button does. */
  open?: boolean;
  className?: string;
  buttonClass: string;
  children: ReactNode;
};

/** A button, and what it shows below itself. */
export function Disclosure({ summary, open = false, className = "", buttonClass, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isOpen = button.current?.ariaExpanded === "true";
    if (isOpen !== open) button.current?.click();
  }, [open]);
  return (
    <HeadlessDisclosure as="div" defaultOpen={open} className={`group ${className}`}>
      <DisclosureButton ref={button} className={`flex w-full items-center text-start ${buttonClass}`}>
        {summary}
      </DisclosureButton>
      <DisclosurePanel>{children}</DisclosurePanel>
    </HeadlessDisclosure>
  );
}
