import type { ComponentProps } from "react";
import { Button, type ButtonLook } from "./button.tsx";

/** Off while its form is being sent, and says so. */
export function SubmitButton({
  busy,
  busyLabel,
  disabled,
  children,
  ...props
}: ComponentProps<"button"> & ButtonLook & { busy: boolean; busyLabel: string }) {
  return (
    <Button {...props} type="submit" disabled={busy || disabled}>
      {busy ? busyLabel : children}
    </Button>
  );
}
