import { useState } from "react";

/** Closing with unsaved input asks first: hand `ask` to `onClose`, and `open`, `onConfirm`, `onCancel` to a LeaveDialog. */
export function useGuardedClose(dirty: boolean, close: () => void) {
  const [open, setOpen] = useState(false);
  return {
    ask: () => (dirty ? setOpen(true) : close()),
    open,
    onConfirm: () => {
      setOpen(false);
      close();
    },
    onCancel: () => setOpen(false),
  };
}
