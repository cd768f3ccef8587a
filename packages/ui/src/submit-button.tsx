import { Button, type ButtonProps } from "./button.tsx";

/** Disabled while its form is being sent, and shows it. */
export function SubmitButton({
  busy,
  busyLabel,
  off,
  children,
  ...props
}: ButtonProps & { busy: boolean; busyLabel: string }) {
  return (
    <Button {...props} type="submit" off={busy || off}>
      {busy ? busyLabel : children}
    </Button>
  );
}
